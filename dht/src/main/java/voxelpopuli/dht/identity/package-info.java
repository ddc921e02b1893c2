/**
 * Who a node is: an Ed25519 key pair whose public half, hashed, is the node's id.
 *
 * <p>The key is made on first start and kept in the data folder, readable by its owner only.
 * Signatures of records are made and checked here, with BouncyCastle, which is several times faster
 * at Ed25519 than the JDK's own provider.
 */
package voxelpopuli.dht.identity;
