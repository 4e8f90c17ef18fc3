/** A value that somebody might send, as it stands in a JSON body or, percent-encoded, in an address. */
export interface Hostile {
  raw: string
  /** No field takes it, whatever the field is for. */
  isNever?: boolean
  /** No field but a list takes it. */
  isNoList?: boolean
  /** No field of numbers takes it. */
  isNoNumber?: boolean
}
const long = 'я'.repeat(10_000)
const deep = `${'['.repeat(60)}${']'.repeat(60)}`

export const hostileJson: readonly Hostile[] = [
  { raw: 'null' },
  { raw: 'true', isNoNumber: true },
  { raw: '0' },
  { raw: '-1' },
  { raw: '1e2' },
  { raw: '2147483648' },
  { raw: '1.5', isNever: true },
  { raw: '9007199254740993', isNever: true },
  { raw: '-1e308', isNever: true },
  { raw: '1e400', isNever: true },
  { raw: '""', isNoNumber: true },
  { raw: '"1"', isNoNumber: true },
  { raw: '"0x10"', isNoNumber: true },
  { raw: '"9999-12-31"', isNoNumber: true },
  { raw: String.raw`"a\u0000b"`, isNever: true },
  { raw: String.raw`"\ud800"`, isNever: true },
  { raw: `"${long}"`, isNever: true },
  { raw: `"'; drop table journal.score; --"`, isNoNumber: true },
  { raw: '"<script>alert(1)</script>"', isNoNumber: true },
  { raw: '"../../../../etc/passwd"', isNoNumber: true },
  { raw: '[]', isNoList: true },
  { raw: '["1", "2"]', isNoList: true },
  { raw: deep, isNever: true },
  { raw: '{}', isNoNumber: true },
  { raw: '{"$ne": null}', isNever: true },
  { raw: '{"__proto__": {"roles": ["ceasar"]}}', isNever: true },
  { raw: '{"constructor": {"prototype": {"client": 0}}}', isNever: true },
]

/** `%` alone is no encoding at all, `%ED%A0%80` half a surrogate, `%EF%BC%91` a digit that is none of ours. */
export const hostileTexts: readonly Hostile[] = [
  { raw: 'null', isNoNumber: true },
  { raw: '0' },
  { raw: '-1', isNoNumber: true },
  { raw: '1.5', isNoNumber: true },
  { raw: '1e2', isNoNumber: true },
  { raw: '0x10', isNoNumber: true },
  { raw: '%2B1', isNoNumber: true },
  { raw: '%EF%BC%91', isNoNumber: true },
  { raw: '999999999999999' },
  { raw: '9'.repeat(40), isNoNumber: true },
  { raw: 'Infinity', isNoNumber: true },
  { raw: '2026-02-30', isNoNumber: true },
  { raw: '0000-01-01', isNoNumber: true },
  { raw: '1901-01-01', isNoNumber: true },
  { raw: '9998-12-31', isNoNumber: true },
  { raw: '9999-12-31', isNoNumber: true },
  { raw: '%00', isNever: true },
  { raw: 'a%00b', isNever: true },
  { raw: '%ED%A0%80', isNoNumber: true },
  { raw: '%', isNoNumber: true },
  { raw: encodeURIComponent(`'; drop table journal.score; --`), isNoNumber: true },
  { raw: encodeURIComponent('<script>alert(1)</script>'), isNoNumber: true },
  { raw: encodeURIComponent('../../../../etc/passwd'), isNoNumber: true },
  { raw: '..%2f..%2f', isNoNumber: true },
  { raw: '__proto__', isNoNumber: true },
  { raw: 'a'.repeat(10_000), isNever: true },
]
