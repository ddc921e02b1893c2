package voxelpopuli.loadtest.dht;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TrafficTest {

  @Test
  void callsAndAnswersAreToldApartInBothEncodings() throws JsonProcessingException {
    for (ObjectMapper encoding : new ObjectMapper[] {new ObjectMapper(), new CBORMapper()}) {
      assertThat(Traffic.isCall(encoding.writeValueAsBytes(message(true)))).isTrue();
      assertThat(Traffic.isCall(encoding.writeValueAsBytes(message(false)))).isFalse();
    }
  }

  @Test
  void whatIsNoMessageIsNoCall() {
    assertThat(Traffic.isCall(new byte[0])).isFalse();
    assertThat(Traffic.isCall("call".getBytes(java.nio.charset.StandardCharsets.US_ASCII)))
        .isFalse();
  }

  @Test
  void aCountIsTheDifferenceOfTwoMoments() throws JsonProcessingException {
    Traffic traffic = new Traffic();
    traffic.sent(new ObjectMapper().writeValueAsBytes(message(true)));
    Traffic.Count before = traffic.now();
    traffic.sent(new ObjectMapper().writeValueAsBytes(message(true)));
    traffic.sent(new ObjectMapper().writeValueAsBytes(message(false)));

    assertThat(traffic.now().since(before)).isEqualTo(new Traffic.Count(1, 1, 1, 0));
    assertThat(traffic.now().datagrams()).isEqualTo(3);
  }

  private static Map<String, Object> message(boolean call) {
    Map<String, Object> message = new LinkedHashMap<>();
    message.put("id", 7);
    message.put("node", new byte[20]);
    message.put("call", call);
    message.put("rpc", "PING");
    return message;
  }
}
