import { parallelTitle } from '#areas/curriculum/server/index.ts'
import { gradingModeTitles } from '#platform/contract/enumerations.ts'
import { msg, t } from '#platform/contract/text.ts'
import { exportRows } from '#platform/server/export.ts'
import { handle } from '#platform/server/handle.ts'
import { pageOf } from '#platform/server/list.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import { exportAttestation, listAttestation, type AttestationLine } from '../../contract/attestation.ts'
import { quarterNumerals } from '#areas/calendar/rules/quarter-numerals.ts'
import { plannedWorksText } from '../../rules/planned-works.ts'
import { findAttestation } from './find-attestation.ts'

export const listAttestationHandler = handle(
  listAttestation,
  async ({ query, db, today }) => {
    const { rows, total } = await findAttestation(db, query, today, false)
    return pageOf(query, total, rows)
  },
  { conditional: true },
)

const quarter = (numeral: (typeof quarterNumerals)[number]): SheetColumn<AttestationLine> => ({
  title: msg`${numeral} четверть`,
  width: 14,
  kind: 'text',
  of: ({ quarters }) => {
    const own = quarters.find(({ number }) => number === quarterNumerals.indexOf(numeral) + 1)
    return own ? plannedWorksText(own) : null
  },
})
const columns: Record<(typeof exportAttestation)['columns'][number], SheetColumn<AttestationLine>> = {
  name: { title: msg`Предмет`, width: 40, kind: 'text', of: ({ course }) => course.title },
  parallel: { title: msg`Параллель`, width: 10, kind: 'text', of: parallelTitle },
  hours: { title: msg`Часов`, width: 8, kind: 'number', of: ({ hours }) => hours },
  mode: { title: msg`Оценивание`, width: 36, kind: 'text', of: ({ grading_mode }) => gradingModeTitles[grading_mode] },
  I: quarter('I'),
  II: quarter('II'),
  III: quarter('III'),
  IV: quarter('IV'),
}

export const exportAttestationHandler = handle(exportAttestation, async ({ query, caller, db, today, record }) => {
  const found = await findAttestation(db, query, today, true)
  return exportRows({ list: 'attestation', title: t`Аттестация`, columns, query, found, caller, today, record })
})
