import { paperHead } from '#areas/school/server/index.ts'
import { displayDate, weekdayOf } from '#platform/contract/calendar-date.ts'
import { weekdayTitles } from '#platform/contract/enumerations.ts'
import { msg, t } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { writePaper } from '#platform/server/pdf.ts'
import { writeSheet, type SheetColumn } from '#platform/server/xlsx.ts'
import {
  exportWorksSchedule,
  printWorksSchedule,
  type ScheduledWork,
  type WorksSchedule,
} from '../../contract/works-schedule.ts'
import { workName, worksSchedule } from './works-schedule.ts'

const titleOf = ({ chosen, quarter }: WorksSchedule): string =>
  t`График СОР и СОЧ, ${chosen === null ? t`мои группы` : chosen.title}${quarter === null ? '' : `, ${quarter.title}`}`
const dayOf = ({ date }: ScheduledWork): string => `${displayDate(date)}, ${weekdayTitles[weekdayOf(date)].short}`

export const printWorksScheduleHandler = handle(printWorksSchedule, async ({ query, db, caller, today, context }) => {
  const plan = await worksSchedule({ db, caller, today }, query)
  const title = titleOf(plan)
  const bytes = await writePaper(
    { title, head: await paperHead(context, caller), subtitle: t`на ${displayDate(today)}` },
    ({ text, table }) => {
      if (plan.works.length === 0) text(t`Работ с датой в этой четверти нет`)
      else
        table({
          columns: [
            { title: t`День`, share: 4 },
            { title: t`Урок`, share: 1.4, align: 'center' },
            { title: t`Предмет`, share: 6 },
            { title: t`Группа`, share: 2 },
            { title: t`Работа`, share: 2 },
            { title: t`Тема`, share: 6 },
            { title: t`Балл`, share: 1.4, align: 'right' },
          ],
          rows: plan.works.map((work) => [
            dayOf(work),
            String(work.slot),
            work.course,
            work.group,
            workName(work),
            work.title,
            String(work.maximum),
          ]),
        })
      if (plan.undated.length > 0) text(t`Без даты: ${plan.undated.map((one) => one.text).join('; ')}`)
      for (const warning of plan.warnings) text(t`Внимание. ${warning.text}`)
    },
  )
  return { name: `${title}.pdf`, bytes }
})

const columns: SheetColumn<ScheduledWork>[] = [
  { title: msg`Дата`, width: 12, kind: 'date', of: ({ date }) => date },
  { title: msg`Урок`, width: 8, kind: 'number', of: ({ slot }) => slot },
  { title: msg`Предмет`, width: 30, kind: 'text', of: ({ course }) => course },
  { title: msg`Группа`, width: 12, kind: 'text', of: ({ group }) => group },
  { title: msg`Работа`, width: 10, kind: 'text', of: (work) => workName(work) },
  { title: msg`Тема`, width: 40, kind: 'text', of: ({ title }) => title },
  { title: msg`Максимум`, width: 10, kind: 'number', of: ({ maximum }) => maximum },
]
export const exportWorksScheduleHandler = handle(exportWorksSchedule, async ({ query, db, caller, today }) => {
  const plan = await worksSchedule({ db, caller, today }, query)
  const title = titleOf(plan)
  return { name: `${title}.xlsx`, bytes: await writeSheet(title, columns, plan.works) }
})
