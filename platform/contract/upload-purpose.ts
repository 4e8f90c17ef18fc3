/** What people give, by its content. `word`, `sheet` and `slides` are of office programs, old and new. */
export type UploadType = 'pdf' | 'picture' | 'word' | 'sheet' | 'slides' | 'text' | 'sound' | 'video' | 'archive'

/** What documents are given for: both sides know it. Who may give one is declared on the server, `Area.uploads`. */
export interface UploadPurpose {
  /** As it is stored with each file: never changed. */
  key: string
  types: readonly UploadType[]
  /** A school may allow less, see `UPLOAD_MB`. */
  maxBytes: number
  /** What families, students and strangers give: nobody opens it before it has been checked, which goes on behind the answer. */
  isQuarantined?: true
}
/** Declares a purpose in the contract of its room. */
export const uploadPurpose = (purpose: UploadPurpose): UploadPurpose => purpose

/** What office programs write, PDF and pictures. */
export const paperTypes = ['pdf', 'picture', 'word', 'sheet', 'slides'] as const satisfies readonly UploadType[]
export const allUploadTypes = [
  ...paperTypes,
  'text',
  'sound',
  'video',
  'archive',
] as const satisfies readonly UploadType[]
