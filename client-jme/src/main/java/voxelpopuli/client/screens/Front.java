package voxelpopuli.client.screens;

import java.util.Optional;
import voxelpopuli.client.menu.KeyChoice;
import voxelpopuli.client.menu.NodeChecks;
import voxelpopuli.client.menu.OwnNode;
import voxelpopuli.client.settings.Preferences;

/**
 * What all screens share.
 *
 * @param usualNode this machine's node
 * @param ownNode the node that "Play here" starts, where one can be started
 * @param nodeCommand what the player may type where none can
 * @param choice a key being chosen
 */
public record Front(
    Preferences preferences,
    NodeChecks checks,
    Optional<OwnNode> ownNode,
    String usualNode,
    String nodeCommand,
    KeyChoice choice,
    Doings doings) {}
