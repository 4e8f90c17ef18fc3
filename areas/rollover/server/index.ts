import { inWords } from '#platform/server/audited.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { runHandler } from './begin.ts'
import { setLowestHandler, setParallelHandler } from './decide.ts'
import { chooseHandler, holdHandler } from './exceptions.ts'
import { readiness } from './readiness.ts'
import { readRolledClassHandler } from './read-class.ts'
import { readRolloverHandler } from './read-rollover.ts'
import { rolloverJob } from './roll-over-job.ts'
import { undoJob } from './undo/undo-job.ts'
import { previewUndoHandler, undoHandler } from './undo/undo.ts'

/** A study year is carried over into the next one. */
export const rolloverArea: Area = {
  readiness,
  endpoints: [
    readRolloverHandler,
    readRolledClassHandler,
    setParallelHandler,
    setLowestHandler,
    holdHandler,
    chooseHandler,
    runHandler,
    previewUndoHandler,
    undoHandler,
  ],
  longJobs: [rolloverJob, undoJob],
  audited: [
    {
      subject: 'rollover.plan',
      title: msg`переход на новый учебный год`,
      titles: {
        parallel: msg`Параллель`,
        mode: msg`Что с ней станет`,
        division: msg`Как делятся ученики`,
        letters: msg`Классы`,
        job_id: msg`Начат, работа №`,
        undo_job_id: msg`Отменён, работа №`,
      },
      values: {
        mode: inWords({ keep: msg`классы переходят`, anew: msg`классы формируются заново`, leave: msg`выпуск` }),
        division: inWords({
          alphabet: msg`по алфавиту`,
          evenly: msg`поровну`,
          sex: msg`мальчики и девочки`,
          random: msg`случайно`,
        }),
      },
      fields: ['parallel', 'mode', 'division', 'letters', 'job_id', 'undo_job_id'],
    },
    {
      subject: 'rollover.held',
      title: msg`исключение при переходе на новый год`,
      titles: { reason: msg`Почему`, note: msg`Заметка` },
      values: {
        reason: inWords({ repeats: msg`остаётся на повторный год`, leaves: msg`уходит`, undecided: msg`не решено` }),
      },
      fields: ['reason', 'note'],
      concerns: { field: 'student_id' },
    },
    {
      subject: 'rollover.choice',
      title: msg`выбор профиля`,
      titles: { profile: msg`Профиль` },
      fields: ['profile'],
      concerns: { field: 'student_id' },
    },
  ],
  referenceTitles: {
    'rollover.plan': msg`План перехода на новый год`,
    'rollover.act': msg`Переход на новый год`,
    'rollover.choice': msg`Выбор профиля`,
    'rollover.held': msg`Исключения при переходе на новый год`,
  },
}
