import { Trans, useLingui } from '@lingui/react/macro'
import { RichTextEditor, RichTextView } from '#areas/rich-text/web/index.ts'
import { dialog } from '#platform/web/dialog/dialog.ts'
import { Button, Grid, Group, Panel, SegmentedControl, Stack, Text } from '#platform/web/ui/index.ts'
import { useLeaveGuard } from '#platform/web/use-leave-guard.ts'
import { templateLanguages, type Template, type TemplateLanguages } from '../../contract/templates.ts'
import { knownFields } from '../../rules/known-fields.ts'
import { namedFields } from '../../rules/named-fields.ts'
import { languageTitle } from '../template-titles.ts'
import { inLanguage, isLost, type Draft, type FieldGroup } from './draft.ts'
import { FieldTools } from './field-tools.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import { templateWords } from './template-words.ts'
import { useDraft } from './use-draft.ts'

function LanguageChoice({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const { t } = useLingui()
  const choose = async (language: TemplateLanguages) => {
    const next = inLanguage(draft, language)
    const loses = isLost(draft.ru, next.ru) || isLost(draft.kk, next.kk)
    if (
      loses &&
      !(await dialog.confirm({ message: t`Убрать текст на другом языке?`, ok: t`Убрать`, isDangerous: true }))
    )
      return
    onChange(next)
  }
  return (
    <SegmentedControl
      aria-label={t`Язык шаблона`}
      data={templateLanguages.map((value) => ({ value, label: languageTitle(value) }))}
      value={draft.language}
      onChange={(value) => void choose(value as TemplateLanguages)}
    />
  )
}

/** The texts of a template beside how they read of somebody; who may not write it reads both. */
export function TemplateEditor({ template, groups }: { template: Template; groups: readonly FieldGroup[] }) {
  const { t } = useLingui()
  const { draft, setDraft, isChanged, errors, isSending, save, publish } = useDraft(template)
  useLeaveGuard(isChanged ? t`Изменения шаблона не сохранены` : null)
  const mayWrite = template.may_write && template.state !== 'archived'
  const isUnpublished = template.shown.published_at === null
  const known = knownFields(groups.flatMap(({ fields }) => fields))
  const field = (language: 'ru' | 'kk', label: string) => {
    const text = draft[language]
    if (text === null) return null
    if (!mayWrite)
      return (
        <Stack gap={4} key={language}>
          <Text fw={500}>{label}</Text>
          <RichTextView text={namedFields(text, known)} pictures={template.pictures} lang={language} />
        </Stack>
      )
    return (
      <RichTextEditor
        key={language}
        label={label}
        value={text}
        onChange={(next) => setDraft((present) => ({ ...present, [language]: next }))}
        error={errors[language]}
        pictures={template.pictures}
        placeholder={t`Напишите текст и вставьте поля`}
        template={{
          words: templateWords(groups, language),
          tools: (editor) => <FieldTools editor={editor} groups={groups} language={language} />,
        }}
      />
    )
  }
  return (
    <Grid>
      <Grid.Col span={{ base: 12, lg: 7 }}>
        <Panel>
          <Stack>
            {mayWrite ? <LanguageChoice draft={draft} onChange={setDraft} /> : null}
            {field('kk', t`Казахский текст`)}
            {field('ru', t`Русский текст`)}
            {mayWrite ? (
              <Group>
                <Button onClick={save} loading={isSending} disabled={!isChanged}>
                  <Trans>Сохранить черновик</Trans>
                </Button>
                <Button variant="default" onClick={publish} disabled={isChanged || isSending || !isUnpublished}>
                  <Trans>Опубликовать</Trans>
                </Button>
                <Text size="sm" c="dimmed">
                  {isChanged ? (
                    <Trans>Есть несохранённые изменения</Trans>
                  ) : isUnpublished ? (
                    <Trans>Документы по черновику не составляют, пока он не опубликован</Trans>
                  ) : (
                    <Trans>Изменения станут следующей версией: прежние документы печатаются как были</Trans>
                  )}
                </Text>
              </Group>
            ) : null}
          </Stack>
        </Panel>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 5 }}>
        <PreviewPanel template={template} draft={draft} isChanged={isChanged} />
      </Grid.Col>
    </Grid>
  )
}
