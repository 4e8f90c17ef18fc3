import { asDay } from '#platform/server/audited.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { tariffDemonstration } from './demonstration/index.ts'
import { issueHandlersWith } from './issues.ts'
import { readTariffWith } from './read-tariff.ts'
import { fileHandlersWith } from './tariff-files.ts'

/** Lists of who teaches what for how many hours: as of a day, and as they were issued. */
export const tariffWith = (rooms: readonly Area[]): Area => {
  const sources = rooms.flatMap(({ qualifications }) => qualifications ?? [])
  return {
    endpoints: [readTariffWith(sources), ...issueHandlersWith(sources), ...fileHandlersWith(sources)],
    audited: [
      {
        subject: 'tariff.issue',
        title: msg`тарификация`,
        values: { as_of: asDay },
        titles: { as_of: msg`На день`, remark: msg`Примечание`, teachers: msg`Учителей`, hours: msg`Часов` },
        fields: ['as_of', 'remark', 'teachers', 'hours'],
      },
      {
        subject: 'tariff.notebook_course',
        title: msg`предметы с проверкой тетрадей`,
        titles: { courses: msg`Предметов` },
        fields: ['courses'],
        isUnnumbered: true,
      },
    ],
    demonstration: [tariffDemonstration],
    referenceTitles: {
      'tariff.issue': msg`Выпущенные тарификации`,
      'tariff.notebook_course': msg`Проверка тетрадей`,
    },
  }
}
