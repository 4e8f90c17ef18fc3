import { hostileRooms } from './rooms.ts'

/** What a curious person asks each read endpoint. */
export const questions: Readonly<Record<string, string[]>> = Object.fromEntries(
  hostileRooms.flatMap(([, room]) => Object.entries(room.questions ?? {})),
)

/** The addresses of a question's endpoint. */
export const addressesOf = (path: string): string[] =>
  (questions[path] ?? []).map((requested) => {
    const [id = '', query] = requested.split('?')
    const named = path
      .replace('{batch}', '00000000-0000-4000-8000-000000000000')
      .replace(/\{(?:field_id|file_id|number)\}/, '1')
    return named.replace(/\{\w+\}/, id) + (query === undefined ? '' : `?${query}`)
  })
