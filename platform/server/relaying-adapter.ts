import type { Server } from 'socket.io'
import { Adapter, type BroadcastOptions } from 'socket.io-adapter'
import { presenceChanged } from '#platform/contract/realtime.ts'
import type { EventRelay, RelayedEvent } from './event-relay.ts'
import type { RoomNews } from './room-news.ts'

/**
 * The class by which a server tells its own sockets at once, and those of the other processes through the relay: whatever
 * becomes of the database, who is connected here hears. Events alone go to other processes; they bear what JSON can say.
 * What a page may have missed is noted; who stands where is asked by whoever comes.
 */
export const relayingAdapter = (relay: EventRelay, news: RoomNews): typeof Adapter =>
  class RelayingAdapter extends Adapter {
    override broadcast(packet: { data: RelayedEvent['event'] }, options: BroadcastOptions): void {
      super.broadcast(packet, options)
      const { rooms, except = [], flags } = options
      const [name] = packet.data
      if (name !== presenceChanged.name) news.note(rooms)
      if (!flags?.local) relay.publish({ rooms: [...rooms], except: [...except], event: packet.data })
    }
  }

/** Tells this process's sockets what another process has published. */
export const emitLocally = (io: Server, { rooms, except, event: [name, ...given] }: RelayedEvent): void =>
  void io.local
    .to(rooms)
    .except(except)
    .emit(name, ...given)
