import { modeRules } from '#areas/grading/rules/grading-mode.ts'
import { dropExam, planExams } from '#areas/grading/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, refuse } from '#platform/server/refusal.ts'
import { changeAttestation } from '../../contract/attestation.ts'
import { cardOf } from './read-attestation.ts'

/** Plans or drops the exam of a line: for the whole school, as who may read the lines reads all of them. */
export const changeAttestationHandler = handle(
  changeAttestation,
  async ({ params: { id }, body: { has_exam }, db, caller, today, record }) => {
    const before = await cardOf(db, id)
    if (before.has_exam === has_exam) return before
    const { date_end } = await db
      .selectFrom('curriculum.rup_line as r')
      .innerJoin('calendar.study_year as y', 'y.id', 'r.year_id')
      .where('r.id', '=', id)
      .select('y.date_end')
      .executeTakeFirstOrThrow()
    if (date_end < today) throw conflict(msg`Учебный год закончился: его аттестация не меняется`)
    if (has_exam && modeRules[before.grading_mode].result?.type !== 'quarter_score')
      throw refuse('has_exam', msg`По этому предмету нет итоговой отметки: экзамен ничего не решит`)
    await (has_exam ? planExams(db, [id], caller.personId) : dropExam(db, id))
    await record({
      subject: 'grading.exam',
      id,
      before: { has_exam: before.has_exam },
      after: { has_exam, course: before.course.title, parallel: before.parallel },
    })
    return { ...before, has_exam }
  },
)
