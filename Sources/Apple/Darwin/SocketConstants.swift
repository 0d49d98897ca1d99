import Glibc

// Constants of sockets and of interfaces: 32-bit integers in Darwin's headers, values of enumerations in Linux's.

public var SOCK_STREAM: Int32 { Int32(Glibc.SOCK_STREAM.rawValue) }
public var SOCK_DGRAM: Int32 { Int32(Glibc.SOCK_DGRAM.rawValue) }
public var SOCK_RAW: Int32 { Int32(Glibc.SOCK_RAW.rawValue) }
public var SOCK_RDM: Int32 { Int32(Glibc.SOCK_RDM.rawValue) }
public var SOCK_SEQPACKET: Int32 { Int32(Glibc.SOCK_SEQPACKET.rawValue) }

public var SHUT_RD: Int32 { Int32(Glibc.SHUT_RD) }
public var SHUT_WR: Int32 { Int32(Glibc.SHUT_WR) }
public var SHUT_RDWR: Int32 { Int32(Glibc.SHUT_RDWR) }

public var IPPROTO_IP: Int32 { Int32(Glibc.IPPROTO_IP) }
public var IPPROTO_ICMP: Int32 { Int32(Glibc.IPPROTO_ICMP) }
public var IPPROTO_TCP: Int32 { Int32(Glibc.IPPROTO_TCP) }
public var IPPROTO_UDP: Int32 { Int32(Glibc.IPPROTO_UDP) }
public var IPPROTO_IPV6: Int32 { Int32(Glibc.IPPROTO_IPV6) }
public var IPPROTO_RAW: Int32 { Int32(Glibc.IPPROTO_RAW) }
public var IPPROTO_ICMPV6: Int32 { Int32(Glibc.IPPROTO_ICMPV6) }

public var IFF_UP: Int32 { Int32(Glibc.IFF_UP) }
public var IFF_BROADCAST: Int32 { Int32(Glibc.IFF_BROADCAST) }
public var IFF_DEBUG: Int32 { Int32(Glibc.IFF_DEBUG) }
public var IFF_LOOPBACK: Int32 { Int32(Glibc.IFF_LOOPBACK) }
public var IFF_POINTOPOINT: Int32 { Int32(Glibc.IFF_POINTOPOINT) }
public var IFF_RUNNING: Int32 { Int32(Glibc.IFF_RUNNING) }
public var IFF_NOARP: Int32 { Int32(Glibc.IFF_NOARP) }
public var IFF_PROMISC: Int32 { Int32(Glibc.IFF_PROMISC) }
public var IFF_ALLMULTI: Int32 { Int32(Glibc.IFF_ALLMULTI) }
public var IFF_MULTICAST: Int32 { Int32(Glibc.IFF_MULTICAST) }
