import * as z from 'zod/mini'
import type { Access } from './access.ts'
import { endpoint, type Endpoint, type nothing } from './endpoint.ts'

/** Kinds of files that calls answer, as their content types. */
export const fileTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ics: 'text/calendar',
  zip: 'application/zip',
  /** Of a kind that only its answer tells. */
  any: 'application/octet-stream',
} as const
export type FileType = (typeof fileTypes)[keyof typeof fileTypes]

/**
 * What a call that answers a file gives: its name, as a person reads it, and its bytes. `type` where it differs from the
 * call's own; `isShown`: a browser may show it in place of saving it.
 */
export const FileAnswer = z.object({
  name: z.string(),
  bytes: z.instanceof(Uint8Array),
  type: z.optional(z.string()),
  isShown: z.optional(z.boolean()),
})
export type FileAnswer = z.infer<typeof FileAnswer>

type Shape = z.ZodMiniType
type Declared<P extends Shape, Q extends Shape, A extends Access> = Omit<
  Parameters<typeof endpoint<typeof FileAnswer, A, P, Q>>[0],
  'method' | 'response' | 'file'
> & { file: FileType }

/** Declares a call that answers a file of one type: its bytes travel as they are, its name in a header. */
export const fileEndpoint = <A extends Access, P extends Shape = typeof nothing, Q extends Shape = typeof nothing>(
  declared: Declared<P, Q, A>,
): Endpoint<P, Q, Shape, typeof FileAnswer, A> =>
  endpoint<typeof FileAnswer, A, P, Q>({ ...declared, method: 'GET', response: FileAnswer })

/** A header that offers a file under a name in any letters (RFC 6266, RFC 5987). */
export function dispositionOf(name: string, how: 'attachment' | 'inline' = 'attachment'): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const coded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${how}; filename="${plain}"; filename*=UTF-8''${coded}`
}
/** The name under which an answer offers its file; without one, `fallback`. */
export function nameIn(disposition: string | null, fallback: string): string {
  const coded = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1]
  return coded === undefined ? fallback : decodeURIComponent(coded)
}
