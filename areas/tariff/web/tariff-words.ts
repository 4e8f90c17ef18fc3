import { displayNumber } from '#platform/contract/number.ts'
import type { TariffRow } from '../contract/tariff.ts'

/** «7А — 3, 7Б — 3» */
export const groupsOf = ({ groups }: TariffRow['courses'][number]) =>
  groups.map(({ title, hours }) => `${title}\u00A0—\u00A0${displayNumber(hours)}`).join(', ')

/** «60 %, 10 618 ₸» of a month; empty where nothing is paid. */
export const bonusText = (bonus: { percent: number; amount: number } | undefined) =>
  bonus === undefined || bonus.amount === 0
    ? ''
    : `${displayNumber(bonus.percent)}\u00A0%, ${displayNumber(bonus.amount)}\u00A0₸`
