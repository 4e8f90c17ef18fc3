import { useLingui } from '@lingui/react/macro'
import { OptionSelect } from '#areas/dictionaries/web/index.ts'
import { FormDialog, FormFoot } from '#platform/web/form/index.ts'
import { ColorInput, Group, NumberInput, TextInput } from '#platform/web/ui/index.ts'
import { maxShortTitleLength, maxTitleLength } from '../../contract/course-fields.ts'
import type { Course } from '../../contract/courses.ts'
import { maxDifficulty } from '../../rules/difficulty.ts'
import { CathedraSelect } from '../cathedra-select.tsx'
import { coloursApart } from '#platform/web/theme/colours-apart.ts'
import { useCourseEntry } from './use-course-entry.ts'

interface Props {
  /** Null: a new one. */
  course: Course | null
  onClose: () => void
}

/** All that is written of a course. */
export function CourseDialog({ course, onClose }: Props) {
  const { t } = useLingui()
  const entry = useCourseEntry(course, onClose)
  return (
    <FormDialog of={entry} onClose={onClose} title={course ? t`Изменить предмет` : t`Новый предмет`}>
      <TextInput label={t`Название`} maxLength={maxTitleLength} data-autofocus {...entry.field('title')} />
      <TextInput label={t`Название на казахском`} lang="kk" maxLength={maxTitleLength} {...entry.field('title_kk')} />
      <Group grow align="flex-start">
        <TextInput
          label={t`Кратко`}
          description={t`В сетках и расписании`}
          maxLength={maxShortTitleLength}
          {...entry.field('short_title')}
        />
        <ColorInput
          label={t`Цвет`}
          description={t`Из палитры или свой`}
          format="hex"
          eyeDropperButtonProps={{ 'aria-label': t`Взять цвет с экрана` }}
          swatches={[...coloursApart]}
          {...entry.field('colour')}
        />
      </Group>
      <CathedraSelect label={t`Кафедра`} present={course?.cathedra ?? undefined} {...entry.field('cathedra_id')} />
      <OptionSelect
        code="ed_area"
        label={t`Образовательная область`}
        clearable
        clearButtonProps={{ 'aria-label': t`Без области` }}
        present={course?.ed_area ?? undefined}
        isExtendable
        {...entry.field('ed_area_id')}
      />
      <OptionSelect
        code="room_kind"
        label={t`Где ведут уроки`}
        placeholder={t`В любом кабинете`}
        clearable
        clearButtonProps={{ 'aria-label': t`В любом кабинете` }}
        present={course?.room_kind ?? undefined}
        {...entry.field('room_kind_id')}
      />
      <NumberInput
        label={t`Трудность`}
        description={t`От 1 до ${maxDifficulty}, чем больше, тем труднее: по ней расписание разносит уроки. Шкала школы, проверьте по приказу`}
        min={1}
        max={maxDifficulty}
        allowDecimal={false}
        {...entry.field('difficulty')}
      />
      <FormFoot isSending={entry.isSending} onCancel={onClose} />
    </FormDialog>
  )
}
