"""The overlay's work on another DHT, for comparison: put and get in a network of n nodes on loopback.

Started by the load module's `dht --peer`. Prints one JSON object a line; the last one is the result.
Usage: peer.py opendht|libtorrent NODES VALUES VALUE_BYTES CONCURRENT SEED
"""
import json
import os
import random
import sys
import threading
import time
import warnings

JOIN_SECONDS = 60
OPERATION_SECONDS = 20
# After deaths a get may take seconds there.
KEYS_AFTER_DEATHS = 40


def say(**fields):
    print(json.dumps(fields), flush=True)


class OpenDht:
    """Debian's python3-opendht. A get is timed to its first value, and to its completion."""

    def __init__(self, count):
        import opendht
        self.lib = opendht
        self.nodes = []
        for i in range(count):
            config = opendht.DhtConfig()
            # The stock limits (requests a second, in all and of one peer) would throttle a benchmark on one machine.
            config.setRateLimit(-1, -1)
            node = opendht.DhtRunner()
            node.run(ipv4="127.0.0.1", port=0, config=config)
            if self.nodes:
                node.bootstrap("127.0.0.1", str(self.nodes[0].getBound().getPort()))
            self.nodes.append(node)
            if i % 16 == 15:
                time.sleep(0.2)

    def await_joined(self, count):
        until = time.time() + JOIN_SECONDS
        while time.time() < until:
            if all(n.isRunning() for n in self.nodes) and self.table_sizes() >= min(count - 1, 8):
                break
            time.sleep(0.5)
        time.sleep(3)

    def table_sizes(self):
        sizes = []
        for node in self.nodes:
            log = node.getRoutingTablesLog(2)  # AF_INET
            sizes.append(log.count("Node "))
        return min(sizes)

    def key(self, name, value):
        return self.lib.InfoHash.get(name)

    def put(self, node, key, value, done):
        self.nodes[node].put(key, self.lib.Value(value), lambda ok, nodes: done(ok))

    def get(self, node, key, first, done):
        seen = []

        def on_value(value):
            if not seen:
                seen.append(1)
                first()
            return True

        self.nodes[node].get(key, on_value, lambda ok, nodes: done(bool(seen)))

    def kill(self, victims):
        for i in victims:
            self.nodes[i].join()  # ends its thread and closes its socket, saying goodbye to nobody


class Libtorrent:
    """Debian's python3-libtorrent: immutable items, k = 8. The first value completes a get."""

    def __init__(self, count):
        import libtorrent
        self.lib = libtorrent
        self.sessions = []
        self.pending = [dict() for _ in range(count)]
        base = free_port()
        for i in range(count):
            settings = {
                "listen_interfaces": "127.0.0.1:%d" % (base + i),
                "enable_dht": True, "enable_lsd": False, "enable_upnp": False, "enable_natpmp": False,
                "dht_bootstrap_nodes": "" if i == 0 else "127.0.0.1:%d" % base,
                "alert_mask": libtorrent.alert.category_t.dht_notification | libtorrent.alert.category_t.error_notification
                              | libtorrent.alert.category_t.status_notification,
                "dht_restrict_routing_ips": False, "dht_restrict_search_ips": False,
                "dht_ignore_dark_internet": False, "dht_prefer_verified_node_ids": False,
                "dht_enforce_node_id": False, "dht_block_ratelimit": 1000000, "dht_upload_rate_limit": 100000000,
            }
            session = libtorrent.session(settings)
            if i:
                session.add_dht_node(("127.0.0.1", base))
            self.sessions.append(session)
        self.base = base

    def await_joined(self, count):
        until = time.time() + JOIN_SECONDS
        while time.time() < until:
            if min(self.table_size(s) for s in self.sessions) >= min(count - 1, 8):
                break
            time.sleep(0.5)
        time.sleep(3)

    @staticmethod
    def table_size(session):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # deprecated, and the only synchronous way
            return session.status().dht_nodes

    def key(self, name, value):
        return None

    def put(self, node, key, value, done):
        digest = self.sessions[node].dht_put_immutable_item(value.decode("latin-1"))
        self.pending[node][("put", str(digest))] = done
        return digest

    def get(self, node, key, first, done):
        def finish(found):
            if found:
                first()
            done(found)
        self.pending[node][("get", str(key))] = finish
        self.sessions[node].dht_get_immutable_item(key)

    def kill(self, victims):
        for i in victims:
            self.sessions[i].apply_settings({"enable_dht": False})
        while any(self.sessions[i].is_dht_running() for i in victims):
            time.sleep(0.05)

    def poll_node(self, node, seconds):
        session = self.sessions[node]
        session.wait_for_alert(int(seconds * 1000))
        for alert in session.pop_alerts():
            if isinstance(alert, self.lib.dht_put_alert):
                call = self.pending[node].pop(("put", str(alert.target)), None)
                if call:
                    call(alert.num_success > 0)
            elif isinstance(alert, self.lib.dht_immutable_item_alert):
                call = self.pending[node].pop(("get", str(alert.target)), None)
                if call:
                    call(True)


def free_port():
    return random.SystemRandom().randrange(20000, 28000)


def percentile(sorted_values, share):
    return sorted_values[min(len(sorted_values) - 1, int(share * len(sorted_values)))] if sorted_values else None


def summary(seconds):
    ordered = sorted(seconds)
    return {"count": len(ordered),
            "p50": None if not ordered else percentile(ordered, 0.5) * 1000,
            "p99": None if not ordered else percentile(ordered, 0.99) * 1000}


def await_done(network, node, event):
    """Waits for one operation; libtorrent reports only when asked."""
    if isinstance(network, Libtorrent):
        until = time.perf_counter() + OPERATION_SECONDS
        while not event.is_set() and time.perf_counter() < until:
            network.poll_node(node, 1)
    else:
        event.wait(OPERATION_SECONDS)


def put_all(network, count, values):
    times, keys = [], []
    for i, value in enumerate(values):
        node = random.randrange(count)
        event, result = threading.Event(), []
        key = network.key("key-%d" % i, value)
        start = time.perf_counter()
        made = network.put(node, key, value, lambda ok: (result.append((ok, time.perf_counter())), event.set()))
        await_done(network, node, event)
        keys.append((made if made is not None else key, node))
        if result and result[0][0]:
            times.append(result[0][1] - start)
        if i % 50 == 49:
            say(progress="put", done=i + 1)
    return times, keys


def get_all(network, alive, keys, phase):
    first_times, done_times, found = [], [], 0
    for i, (key, publisher) in enumerate(keys):
        node = random.choice([n for n in random.sample(alive, min(4, len(alive))) if n != publisher] or alive)
        event, first, result = threading.Event(), [], []
        start = time.perf_counter()
        network.get(node, key, lambda: first.append(time.perf_counter()),
                    lambda ok: (result.append((ok, time.perf_counter())), event.set()))
        await_done(network, node, event)
        if first:
            found += 1
            first_times.append(first[0] - start)
        if result:
            done_times.append(result[0][1] - start)
        if i % 50 == 49:
            say(progress=phase, done=i + 1)
    return {"first": summary(first_times), "completed": summary(done_times), "found": found, "asked": len(keys)}


def concurrent(network, count, keys, width, total):
    """Keeps `width` gets under way from one thread's callbacks; libtorrent has no such notion here."""
    if isinstance(network, Libtorrent):
        return None
    lock, finished = threading.Lock(), threading.Event()
    state = {"started": 0, "done": 0}

    def launch():
        with lock:
            if state["started"] >= total:
                return
            index = state["started"]
            state["started"] += 1
        network.get(random.randrange(count), keys[index % len(keys)][0], lambda: None, lambda ok: completed())

    def completed():
        with lock:
            state["done"] += 1
            if state["done"] >= total:
                finished.set()
                return
        launch()

    start = time.perf_counter()
    for _ in range(width):
        launch()
    finished.wait(OPERATION_SECONDS)
    return state["done"] / (time.perf_counter() - start)


def main():
    which, count, value_count, value_bytes, width, seed = sys.argv[1], *map(int, sys.argv[2:7])
    random.seed(seed)
    try:
        network = {"opendht": OpenDht, "libtorrent": Libtorrent}[which](count)
    except ImportError as error:
        say(missing=str(error))
        os._exit(3)
    network.await_joined(count)
    say(progress="joined", done=count)
    values = [(("%d:" % i).encode() + bytes(random.randrange(97, 123) for _ in range(value_bytes)))[:value_bytes]
              for i in range(value_count)]
    puts, keys = put_all(network, count, values)
    result = {"put": summary(puts), "get": get_all(network, list(range(count)), keys, "get")}
    if width:
        result["concurrent"] = concurrent(network, count, keys, width, 20 * width)
    victims = random.sample(range(count), count * 3 // 10)
    network.kill(victims)
    survivors = [i for i in range(count) if i not in set(victims)]
    result["killed"] = get_all(network, survivors, keys[:KEYS_AFTER_DEATHS], "get after 30 % died")
    say(result=result)
    # Neither library ends hundreds of nodes quickly; nothing is left to save.
    os._exit(0)


if __name__ == "__main__":
    main()
