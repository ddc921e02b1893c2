@echo off
rem Runs sbt in this repository on Windows: an installed sbt if there is one, else sbt's launcher,
rem fetched once with Maven (pinned version, checked hash). `sbt.bat node/run --port 7410` works unquoted.
setlocal EnableDelayedExpansion
set LAUNCHER_VERSION=1.11.7
set LAUNCHER_SHA256=f92a2095ac75008764fe3b2b793ffe624c4fbef5bfd9b0022e4bc2daf668c651
cd /d "%~dp0"

rem `run` takes the rest of the line as its options.
set FIRST=%~1
set JOIN=
if "%FIRST%"=="run" set JOIN=yes
if "%FIRST:~-4%"=="/run" set JOIN=yes

for /f "delims=" %%S in ('where sbt 2^>nul') do (
  if /i not "%%~dpS"=="%~dp0" if not defined INSTALLED set INSTALLED=%%S
)
if defined INSTALLED (
  if defined JOIN (call "!INSTALLED!" "%*") else (call "!INSTALLED!" %*)
  exit /b !ERRORLEVEL!
)

set JAVA=java
if defined JAVA_HOME set JAVA=%JAVA_HOME%\bin\java
"%JAVA%" -version >nul 2>&1 || (
  echo sbt: no Java found. Install a JDK 17 or newer. 1>&2
  exit /b 1
)

set CACHE=%LOCALAPPDATA%\voxel-populi
set LAUNCHER=%CACHE%\sbt-launch-%LAUNCHER_VERSION%.jar
if not exist "%LAUNCHER%" (
  where mvn >nul 2>&1 || (
    echo sbt: neither sbt nor Maven found. Install one of them. 1>&2
    exit /b 1
  )
  echo sbt: fetching sbt's launcher %LAUNCHER_VERSION% with Maven, once ... 1>&2
  call mvn -q -B dependency:copy -Dartifact=org.scala-sbt:sbt-launch:%LAUNCHER_VERSION% "-DoutputDirectory=%CACHE%\fetched" || exit /b 1
  set GOT=
  for /f "skip=1 delims=" %%H in ('certutil -hashfile "%CACHE%\fetched\sbt-launch-%LAUNCHER_VERSION%.jar" SHA256') do if not defined GOT set GOT=%%H
  set GOT=!GOT: =!
  if /i not "!GOT!"=="%LAUNCHER_SHA256%" (
    echo sbt: the launcher that Maven fetched has SHA-256 !GOT!, not %LAUNCHER_SHA256%: not used. 1>&2
    exit /b 1
  )
  move /y "%CACHE%\fetched\sbt-launch-%LAUNCHER_VERSION%.jar" "%LAUNCHER%" >nul
)

set OPTS=
for /f "usebackq delims=" %%O in (".jvmopts") do set OPTS=!OPTS! %%O
if defined JOIN ("%JAVA%" %OPTS% %SBT_OPTS% -jar "%LAUNCHER%" "%*") else ("%JAVA%" %OPTS% %SBT_OPTS% -jar "%LAUNCHER%" %*)
exit /b %ERRORLEVEL%
