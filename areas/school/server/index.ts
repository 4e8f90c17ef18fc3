import { schoolTypeTitles } from '#platform/contract/enumerations.ts'
import { inWords } from '#platform/server/audited.ts'
import { ofRecord, readHistory } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { handle } from '#platform/server/handle.ts'
import { readSchool, readSchoolHistory, schoolFields } from '../contract/school.ts'
import { readBrandHandler, admitToBrandRoom } from './brand.ts'
import { readCountsWith } from './counts.ts'
import { readFirstStepsWith } from './first-steps.ts'
import { nameSchool } from './own-first-step.ts'
import { schoolChangeHandlers } from './change-school.ts'
import { permissions } from './permissions.ts'
import { readSchoolAnswer } from './read-school.ts'
import { diskFills, notifyOfDiskTask } from './notify-of-disk.ts'
import { demonstration } from './demonstration/index.ts'
import { ofSchool } from './template-fields.ts'

export { paperHead, paperMaking } from './paper-head.ts'
export { chosenZone, senderName } from './read-school.ts'
export { kindOfSchool, schoolKind } from './school-kind.ts'

const fields = [...schoolFields, 'logo']

const readSchoolHandler = handle(readSchool, async ({ db, context }) => readSchoolAnswer(db, context))
const readSchoolHistoryHandler = handle(readSchoolHistory, async ({ db, query }) =>
  readHistory(db, [{ subject: 'school.school', where: ofRecord(1), fields }], query),
)

/** What the school says of itself, the zone by whose clock it lives, and how many there are of what the areas keep. */
export const schoolOf = (areas: readonly Area[]): Area => ({
  permissions,
  templateFields: [ofSchool],
  demonstration,
  endpoints: [
    readSchoolHandler,
    readBrandHandler,
    readCountsWith(areas.flatMap((area) => area.counts ?? [])),
    readFirstStepsWith([nameSchool, ...areas.flatMap((area) => area.firstSteps ?? [])]),
    ...schoolChangeHandlers,
    readSchoolHistoryHandler,
  ],
  rooms: [admitToBrandRoom],
  scheduledTasks: [notifyOfDiskTask],
  noticeKinds: [diskFills],
  audited: [
    {
      subject: 'school.school',
      title: msg`сведения о школе`,
      isUnnumbered: true,
      values: {
        school_type: inWords(schoolTypeTitles),
        kind: inWords({ school: msg`школа`, college: msg`колледж` }),
        logo: inWords({ true: msg`есть`, false: msg`нет` }),
      },
      titles: {
        name: msg`Полное название`,
        short_name: msg`Краткое название`,
        name_kk: msg`Название на казахском`,
        bin: msg`БИН`,
        school_type: msg`Форма собственности`,
        kind: msg`Вид организации`,
        city: msg`Город или район`,
        address: msg`Адрес`,
        phone: msg`Телефон`,
        email: msg`Почта`,
        site: msg`Сайт`,
        director_name: msg`Руководитель в документах`,
        mail_sender: msg`От чьего имени письма`,
        documents_days: msg`За сколько дней напоминать о документах`,
        time_zone: msg`Часовой пояс`,
        logo: msg`Герб`,
      },
      fields,
    },
  ],
})
