import { msg } from '#platform/contract/text.ts'

const merged = msg`Запись человека объединена с другой`

/** Why an account is blocked whose person's record was merged, as it is kept beside what people write there themselves. */
export const mergedReason = merged.stored().id
/** A kept reason as it is shown: ours in the reader's language, a person's own words as they are. */
export const sayReason = (kept: string | null): string | null => (kept === mergedReason ? merged.toString() : kept)
