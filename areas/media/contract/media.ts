import * as z from 'zod/mini'
import { open, signedIn } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { countText, id, text } from '#platform/contract/wire.ts'

/** A file that was taken: what it is called, its bytes as they are kept, its type by content. */
export const StoredFile = z.object({ id, name: z.string(), size: z.int(), mime: z.string() })
export type StoredFile = z.infer<typeof StoredFile>

export const maxPhotoBytes = 10_000_000
export const maxPlanBytes = 10_000_000

/**
 * Takes a photo: JPEG, PNG or WebP by its content, at most 10 MB and 40 megapixels. It is drawn anew without what a
 * camera writes beside it; what nothing shows within a day is erased.
 */
export const uploadPhoto = endpoint({
  method: 'POST',
  path: '/api/media/photos/',
  access: signedIn(),
  multipart: true,
  maxBytes: maxPhotoBytes,
  body: z.strictObject({ file: z.unknown(), name: z.optional(text(200)) }),
  response: StoredFile,
  summary: 'Загрузить фотографию',
})

/** Takes the plan of a floor or the map of a place: a picture as a photo is one; drawings (SVG) and PDF are refused with what to do. Given by whom the areas that show plans let write them. */
export const uploadPlan = endpoint({
  method: 'POST',
  path: '/api/media/plans/',
  access: signedIn(),
  multipart: true,
  maxBytes: maxPlanBytes,
  body: z.strictObject({ file: z.unknown(), name: z.optional(text(200)) }),
  response: StoredFile,
  summary: 'Загрузить план этажа',
})

/** The most that a document may ever weigh; a school may allow less, see `UPLOAD_MB`. */
export const maxDocumentBytes = 100_000_000
export const documentStates = ['clean', 'checking', 'refused'] as const
/** A document as its giver sees it: one that is being checked is opened by nobody yet, one that was refused says why. */
export const StoredDocument = z.extend(StoredFile, { state: z.enum(documentStates), reason: z.nullable(z.string()) })
export type StoredDocument = z.infer<typeof StoredDocument>

const clientId = z.uuid().check(z.toLowerCase())
/**
 * Takes a document for a purpose that a room declares, from whom it lets give one: its type is checked by its content, pictures are drawn
 * anew, what acts when it is opened is refused. Of some purposes that goes on behind the answer (`state`). The same `client_id` again is the same file. What nothing
 * shows within a day is erased.
 */
export const uploadDocument = endpoint({
  method: 'POST',
  path: '/api/media/documents/',
  access: signedIn(),
  multipart: true,
  maxBytes: maxDocumentBytes,
  body: z.strictObject({ file: z.unknown(), name: text(1_000), client_id: clientId, purpose: text(60) }),
  response: StoredDocument,
  silent: true,
  summary: 'Загрузить документ',
})
/** What the caller has given under this name; a stranger is known by nothing else. */
export const readGivenDocument = endpoint({
  method: 'GET',
  path: '/api/media/documents/given/{client_id}',
  access: signedIn(),
  params: z.strictObject({ client_id: clientId }),
  response: StoredDocument,
  silent: true,
  summary: 'Проверен ли загруженный документ',
})

/** A picture by a signed link that an answer has given: within a quarter of an hour, in the session to which it was given. */
export const readPicture = endpoint({
  method: 'GET',
  path: '/api/media/pictures/{stem}',
  access: open(),
  params: z.strictObject({ stem: z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)) }),
  query: z.strictObject({
    width: countText(4096),
    until: countText(Number.MAX_SAFE_INTEGER),
    /** Of the session to which it was given; without it anybody's. */
    session: z.optional(countText(Number.MAX_SAFE_INTEGER)),
    proof: text(100),
  }),
  response: z.unknown(),
  summary: 'Картинка по подписанной ссылке',
})
