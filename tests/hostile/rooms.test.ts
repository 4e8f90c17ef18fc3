import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { declaredPaths } from '../structure/source.ts'
import { readSource } from '../structure/walls.ts'
import { missingRows } from './foreign.ts'
import { hostileRooms } from './rooms.ts'

const pathsOf = (room: string) =>
  globSync(room === 'platform' ? 'platform/**/*.ts' : `areas/${room}/contract/**/*.ts`, {
    cwd: path.resolve(import.meta.dirname, '../..'),
  }).flatMap((file) => declaredPaths(file, readSource(file)))

test.each(hostileRooms)('%s tries calls of its own only', (room, { questions = {}, namingNoRow = [], attempts }) => {
  const own = pathsOf(room)
  const tried = [
    ...Object.keys(questions),
    ...namingNoRow.map((call) => call.split(' ')[1] ?? ''),
    ...(attempts?.(missingRows, missingRows) ?? []).map((attempt) => attempt.path),
  ]
  expect(tried.filter((one) => !own.includes(one))).toEqual([])
})
