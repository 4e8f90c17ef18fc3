import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button, Group, Modal, Select, Stack, Text } from '#platform/web/ui/index.ts'
import type { Rup, RupColumn } from '../../../contract/rup.ts'
import { classLanguageCodes, type PlanLanguage } from '../../../rules/plan-column.ts'

interface Props {
  plan: Rup
  onAdd: (column: RupColumn) => void
  onClose: () => void
}

/** A column of its own for a language, a profile or one class of a parallel: it stays with the first hours. */
export function AddColumnDialog({ plan, onAdd, onClose }: Props) {
  const { t } = useLingui()
  const parallels = [...new Set(plan.columns.map(({ parallel }) => parallel))]
  const [parallel, setParallel] = useState<number | null>(null)
  const [language, setLanguage] = useState<PlanLanguage>('')
  const [profile, setProfile] = useState('')
  const [classId, setClassId] = useState<string | null>(null)
  const own = plan.classes.filter((one) => one.parallel === parallel)
  const profiles = [...new Set(own.map((one) => one.profile))].filter((one) => one !== '')
  const chosen = own.find(({ id }) => String(id) === classId)
  const isSpecial = language !== '' || profile !== '' || chosen !== undefined
  const add = () => {
    if (parallel === null) return
    const whole = plan.columns.find((column) => column.parallel === parallel)
    onAdd({
      parallel,
      language: chosen ? '' : language,
      profile: chosen ? '' : profile,
      class_id: chosen?.id ?? null,
      class_title: chosen?.title ?? null,
      classes: chosen
        ? [chosen.title]
        : own
            .filter((one) => ['', one.language].includes(language) && ['', one.profile].includes(profile))
            .map(({ title }) => title),
      maximum: whole?.maximum ?? 0,
    })
    onClose()
  }
  const languages = { ru: t`Русский`, kk: t`Казахский`, en: t`Английский` }
  return (
    <Modal opened onClose={onClose} title={t`Добавить столбец`}>
      <Stack>
        <Text size="sm" c="dimmed">
          {t`Часы столбца действуют вместо общих часов параллели там, где заданы.`}
        </Text>
        <Select
          label={t`Параллель`}
          data-autofocus
          data={parallels.map((number) => ({ value: String(number), label: t`${number} класс` }))}
          value={parallel === null ? null : String(parallel)}
          onChange={(value) => setParallel(value === null ? null : Number(value))}
        />
        <Select
          label={t`Один класс`}
          description={t`Только для вариативной части`}
          clearable
          disabled={parallel === null}
          data={own.map(({ id, title }) => ({ value: String(id), label: title }))}
          value={classId}
          onChange={setClassId}
        />
        {chosen ? null : (
          <>
            <Select
              label={t`Язык обучения`}
              data={[
                { value: '', label: t`Любой` },
                ...Object.entries(languages).map(([value, label]) => ({ value, label })),
              ]}
              value={language}
              onChange={(value) => setLanguage(classLanguageCodes.find((code) => code === value) ?? '')}
            />
            <Select
              label={t`Профиль`}
              description={t`Из карточек классов`}
              data={[{ value: '', label: t`Любой` }, ...profiles.map((value) => ({ value, label: value }))]}
              value={profile}
              onChange={(value) => setProfile(value ?? '')}
            />
          </>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>{t`Отмена`}</Button>
          <Button disabled={parallel === null || !isSpecial} onClick={add}>{t`Добавить`}</Button>
        </Group>
      </Stack>
    </Modal>
  )
}
