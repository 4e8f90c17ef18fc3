import type { ImportPlan, Remark } from './import-plan.ts'

const line = ({ subject, reason }: Remark) => `${subject}: ${reason}`

/** What a plan takes over, assumes and leaves, as Russian lines for whoever imports. */
export function describePlan(plan: ImportPlan): { taken: string[]; notes: string[]; leftovers: string[] } {
  const level = plan.level === 'years' ? 'годы файла' : 'группы файла'
  const hours = plan.unplaced.reduce((sum, one) => sum + one.hours, 0)
  return {
    taken: [
      `Классы — ${level} (${plan.levelReason}): ${plan.classes.length}, параллелей ${plan.parallels.length}`,
      `Предметы: ${plan.courses.length}, учебные группы: ${plan.groups.length}`,
      `Учителя: ${plan.teachers.length}, кабинеты: ${plan.rooms.length}`,
      `Уроков в неделю: ${plan.entries.length}${hours > 0 ? `, ждут места: ${hours}` : ''}`,
      `Звонки: ${plan.slots.length}, ${plan.slots.some((slot) => slot.shift === 2) ? 'две смены' : 'одна смена'}`,
    ],
    notes: plan.notes.map(line),
    leftovers: plan.leftovers.map(line),
  }
}
