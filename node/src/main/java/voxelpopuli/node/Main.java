package voxelpopuli.node;

public final class Main {
  public static void main(String[] args) throws Exception {
    System.out.println(String.join("|", args));
    System.in.read();
  }
}
