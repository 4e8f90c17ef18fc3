import * as z from 'zod/mini'
import { write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { text } from '#platform/contract/wire.ts'
import { jrnJournal } from './permissions.ts'

/** More are no choice any more. */
export const maxPhrases = 20
export const maxPhraseLength = 200

/** Null: none were written, the page proposes common ones. */
const CommentPhrases = z.object({ phrases: z.nullable(z.array(z.string())) })

/** The caller's phrases for comments, in their order. */
export const readCommentPhrases = endpoint({
  method: 'GET',
  path: '/api/journal/journal/comment-phrases/',
  access: write(jrnJournal),
  response: CommentPhrases,
  silent: true,
  summary: 'Свои фразы для комментариев',
})
/** All of them at once, each kept once; null goes back to the common ones. */
export const changeCommentPhrases = endpoint({
  method: 'PATCH',
  path: '/api/journal/journal/comment-phrases/',
  access: write(jrnJournal),
  body: z.strictObject({ phrases: z.nullable(z.array(text(maxPhraseLength)).check(z.maxLength(maxPhrases))) }),
  response: CommentPhrases,
  summary: 'Изменить свои фразы для комментариев',
})
