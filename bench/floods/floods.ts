import { fork } from 'node:child_process'
import path from 'node:path'
import { readSos } from '#areas/evacuation/contract/sos.ts'
import { journalRoom } from '#areas/journal/contract/events.ts'
import { dataFolder } from '#platform/server/postgres/place.ts'
import { findPostmaster } from '#platform/server/postgres/postmaster.ts'
import type { Flood as SocketFlood } from '#tests/durability/flood.ts'
import { call, type Person } from '../evacuation/calls.ts'
import type { Pour } from './pour.ts'

/** An attack, or what looks like one. */
export interface Flood {
  name: string
  /** Begins it. @returns how to end it, and what became of it */
  begin: () => () => string
}
/** Who takes part in them. */
export interface Cast {
  address: string
  home: string
  teacher: Person
  student: Person
  director: Person
  /** Of the teacher's journal. */
  group: number
}
const betweenKillsMs = 3_000
const sockets = 10
const prints = 20
const readers = 20
const presses = 20
const listed = 50
const otherAddress = { 'x-forwarded-for': '10.9.0.1' }

/** @param told what the process says of itself, of which the last counts */
function inProcess(file: string, asked: object, inWords: (result: unknown) => string): Flood['begin'] {
  return () => {
    const child = fork(file)
    let result: unknown = null
    child.on('message', (message) => {
      result = message
    })
    child.send(asked)
    return () => {
      child.kill()
      return inWords(result)
    }
  }
}
const pour = (name: string, asked: Pour): Flood => ({
  name,
  begin: inProcess(path.join(import.meta.dirname, 'pour.ts'), asked, String),
})

/** Whose token it is, as it says itself. */
const personOf = ({ token }: Person): number =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { person: number }).person

async function papersOf({ address, student }: Cast): Promise<string> {
  const id = personOf(student)
  const { years } = await call<{ years: { year: { id: number } }[] }>(
    `${address}/api/users/grade-book/${id}/`,
    student.headers,
  )
  return `${address}/api/documents/report-cards/students/${id}/?year=${years[0]?.year.id ?? 0}&language=ru`
}

async function cardsOf({ address, director }: Cast): Promise<string[]> {
  const list = `${address}/api/users/users/?kind=students`
  const { items } = await call<{ items: { id: number }[] }>(list, director.headers)
  return [list, ...items.slice(0, listed).map(({ id }) => `${address}/api/users/users/${id}/card`)]
}

/** The database that the school has started is killed again and again. */
const killing = ({ home }: Cast): Flood => ({
  name: 'база данных убита',
  begin: () => {
    let kills = 0
    const kill = () => {
      const pid = findPostmaster({ data: dataFolder(home) })?.pid
      if (pid === undefined) return
      process.kill(pid, 'SIGKILL')
      kills++
    }
    kill()
    const timer = setInterval(kill, betweenKillsMs)
    return () => {
      clearInterval(timer)
      return `раз: ${kills}`
    }
  },
})

/** All of them, each for as long as it is let. */
export async function floodsOf(cast: Cast): Promise<Flood[]> {
  const { address, teacher, student, director, group } = cast
  const request = { room: journalRoom.name, params: { group_id: group } }
  const ofSockets: SocketFlood = { address, token: teacher.token, sockets, request }
  const socketFlood = path.resolve(import.meta.dirname, '../../tests/durability/flood.ts')
  const sosCall = JSON.stringify({ client_id: 'ID', device: 'ID', state: 'safe', name: 'Шутник' })
  return [
    { name: 'без потопа', begin: () => () => '' },
    { name: 'сокеты', begin: inProcess(socketFlood, ofSockets, (sent) => `сообщений: ${String(sent)}`) },
    pour('печать ученика', { method: 'GET', urls: [await papersOf(cast)], headers: student.headers, atOnce: prints }),
    pour('чтение людей', { method: 'GET', urls: await cardsOf(cast), headers: director.headers, atOnce: readers }),
    killing(cast),
    pour('нажатия SOS', {
      method: 'POST',
      urls: [address + readSos.path],
      headers: { 'content-type': 'application/json', ...otherAddress },
      body: sosCall,
      atOnce: presses,
    }),
  ]
}
