import { paperHead } from '#areas/media/server/index.ts'
import { displayDate, weekdayOf } from '#platform/contract/calendar-date.ts'
import { weekdayTitles } from '#platform/contract/enumerations.ts'
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
  `График СОР и СОЧ, ${chosen === null ? 'мои группы' : chosen.title}${quarter === null ? '' : `, ${quarter.title}`}`
const dayOf = ({ date }: ScheduledWork): string => `${displayDate(date)}, ${weekdayTitles[weekdayOf(date)].short}`

export const print = handle(printWorksSchedule, async ({ query, db, caller, today, house }) => {
  const plan = await worksSchedule({ db, caller, today }, query)
  const title = titleOf(plan)
  const bytes = await writePaper(
    { title, head: await paperHead(house), subtitle: `на ${displayDate(today)}` },
    ({ text, table }) => {
      if (plan.works.length === 0) text('Работ с датой в этой четверти нет')
      else
        table({
          columns: [
            { title: 'День', share: 4 },
            { title: 'Урок', share: 1.4, align: 'center' },
            { title: 'Предмет', share: 6 },
            { title: 'Группа', share: 2 },
            { title: 'Работа', share: 2 },
            { title: 'Тема', share: 6 },
            { title: 'Балл', share: 1.4, align: 'right' },
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
      if (plan.undated.length > 0) text(`Без даты: ${plan.undated.join('; ')}`)
      for (const warning of plan.warnings) text(`Внимание. ${warning.text}`)
    },
  )
  return { name: `${title}.pdf`, bytes }
})

const columns: SheetColumn<ScheduledWork>[] = [
  { title: 'Дата', width: 12, kind: 'date', of: ({ date }) => date },
  { title: 'Урок', width: 8, kind: 'number', of: ({ slot }) => slot },
  { title: 'Предмет', width: 30, kind: 'text', of: ({ course }) => course },
  { title: 'Группа', width: 12, kind: 'text', of: ({ group }) => group },
  { title: 'Работа', width: 10, kind: 'text', of: (work) => workName(work) },
  { title: 'Тема', width: 40, kind: 'text', of: ({ title }) => title },
  { title: 'Максимум', width: 10, kind: 'number', of: ({ maximum }) => maximum },
]
export const exported = handle(exportWorksSchedule, async ({ query, db, caller, today }) => {
  const plan = await worksSchedule({ db, caller, today }, query)
  const title = titleOf(plan)
  return { name: `${title}.xlsx`, bytes: await writeSheet(title, columns, plan.works) }
})
