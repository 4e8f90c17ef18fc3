import { controlDigit } from '#areas/people/rules/iin.ts'
import { t } from '#platform/contract/text.ts'

/** Why a text can't be a БИН, or null. */
export const binObjection = (bin: string): string | null => (/^\d{12}$/.test(bin) ? null : t`БИН состоит из 12 цифр`)

/** The last digit does not follow from the others: a doubt, no reason to refuse. */
export const isDoubtfulBin = (bin: string): boolean =>
  binObjection(bin) === null && controlDigit(bin) !== Number(bin.at(-1))
