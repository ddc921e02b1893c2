package voxelpopuli.loadtest.bot;

/** What is measured, each in milliseconds. */
enum Measure {
  JOIN("join", "from the first byte to being let in"),
  CHUNK("chunk load", "from coming near a chunk to having it whole"),
  ACKNOWLEDGED("edit acknowledged", "from an edit to the owner's word that it is durable"),
  SEEN("edit seen by another", "from one bot's edit to another bot's having it"),
  ROUND_TRIP("round trip", "ping to a node and back");

  final String label;
  final String meaning;

  Measure(String label, String meaning) {
    this.label = label;
    this.meaning = meaning;
  }
}
