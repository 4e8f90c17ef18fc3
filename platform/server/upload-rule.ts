import type { Access } from '#platform/contract/access.ts'
import type { Text } from '#platform/contract/text.ts'
import type { UploadPurpose } from '#platform/contract/upload-purpose.ts'
import type { AppContext } from './app-context.ts'

/** Who may give documents for a purpose, and how many. */
export interface UploadRule {
  purpose: UploadPurpose
  /** What is given, for people: «Файлы объявления». */
  title: Text
  /** `family()`, `self()` and, for who comes without an account, `open()` among them. */
  givers: Access
  /** So many within 24 hours by one account; of strangers, by one address. */
  maxADay: number
}

/** A document of an account that is taken into use already and has not passed its check: it is erased. */
export interface RefusedFile {
  name: string
  accountId: number
  /** What is wrong with it and what to do. */
  reason: Text
}
/** How the one who gave it learns of it. */
export type OnRefusedFile = (context: AppContext, file: RefusedFile) => Promise<void>
