import { parseArgs } from 'node:util'
import { StartRefusal } from '#platform/server/start/start-refusal.ts'

export interface Options {
  file: string
  classes?: 'years' | 'groups'
  /** The calendar year in which the study year begins. */
  year?: number
}
const usage = 'npm run import-timetable -- ФАЙЛ.fet [--classes years|groups] [--year 2026]'

const refusal = (reason: string) => new StartRefusal(`${reason}\nПорядок: ${usage}`)

/** @throws StartRefusal that shows how the command is written */
export function readOptions(args: string[]): Options {
  let given
  try {
    given = parseArgs({
      args,
      allowPositionals: true,
      options: { classes: { type: 'string' }, year: { type: 'string' } },
    })
  } catch {
    throw refusal('Команда не разобрана.')
  }
  const { positionals, values } = given
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw refusal('Нужен один файл расписания FET.')
  const { classes, year } = values
  if (classes !== undefined && classes !== 'years' && classes !== 'groups')
    throw refusal('--classes: years — классы это годы файла, groups — группы.')
  if (year !== undefined && !/^20\d\d$/.test(year)) throw refusal('--year: год, в котором начинается учебный год.')
  return { file, ...(classes && { classes }), ...(year && { year: Number(year) }) }
}
