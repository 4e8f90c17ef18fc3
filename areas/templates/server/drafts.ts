import { sql } from 'kysely'
import { takePictures } from '#areas/rich-text/server/index.ts'
import type { RichText } from '#areas/rich-text/rules/nodes.ts'
import { asSaid, msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, notFound, refuse } from '#platform/server/refusal.ts'
import { dropDraft, publishTemplate, saveDraft, type TemplateLanguages } from '../contract/templates.ts'
import { templateFlaws } from '../rules/template-flaws.ts'
import { fieldsOfKind, requireKind } from './fields-of-kind.ts'
import { readTemplateAnswer } from './read-template.ts'
import { holdTemplate, readNewest, readTexts, templateTable, touch } from './template-rows.ts'

interface Texts {
  language: TemplateLanguages
  ru: RichText | null
  kk: RichText | null
}
/** Each language has its text and no other one. @throws 422 */
function requireTexts({ language, ru, kk }: Texts): void {
  if ((ru !== null) !== (language !== 'kk'))
    throw refuse('ru', msg`Нужен текст на русском языке, и только на выбранных`)
  if ((kk !== null) !== (language !== 'ru'))
    throw refuse('kk', msg`Нужен текст на казахском языке, и только на выбранных`)
}

const asJson = (text: RichText | null) => (text === null ? null : JSON.stringify(text))

async function writeDraft(
  db: Database,
  templateId: number,
  accountId: number,
  { language, ru, kk }: Texts,
): Promise<void> {
  await sql`
    with newest as (select max(number) as number from templates.version where template_id = ${templateId})
    insert into templates.version as v (template_id, number, language, ru, kk, changed_by)
    select ${templateId}, newest.number + 1, ${language}, ${asJson(ru)}::jsonb, ${asJson(kk)}::jsonb, ${accountId}
    from newest
    on conflict (template_id) where published_at is null do update
      set language = excluded.language, ru = excluded.ru, kk = excluded.kk,
        changed_at = now(), changed_by = excluded.changed_by`.execute(db)
}

const saveDraftHandler = handle(saveDraft, async (call) => {
  const { params, body, caller, db, record } = call
  const held = await holdTemplate(db, params.id, body.version)
  if (held.is_archived) throw conflict(msg`Шаблон в архиве: верните его, чтобы менять`)
  requireTexts(body)
  const known = (await readTexts(db, sql<boolean>`v.template_id = ${held.id}`)).flatMap(({ ru, kk }) => [ru, kk])
  for (const field of ['ru', 'kk'] as const)
    await takePictures(db, { accountId: caller.accountId, texts: [body[field]], known, field })
  await writeDraft(db, held.id, caller.accountId, body)
  await touch(db, held)
  await record({
    subject: templateTable,
    id: held.id,
    before: {},
    after: { text: held.version + 1, language: body.language },
  })
  return readTemplateAnswer(call, held.id)
})

const dropDraftHandler = handle(dropDraft, async ({ params, db, record }) => {
  const held = await holdTemplate(db, params.id)
  const { rows } = await sql<{ number: number }>`delete from templates.version
    where template_id = ${held.id} and published_at is null returning number`.execute(db)
  const [dropped] = rows
  if (!dropped) throw notFound(msg`Черновика нет: показано то, что опубликовано`)
  if (dropped.number === 1) await db.deleteFrom(templateTable).where('id', '=', held.id).execute()
  else await touch(db, held)
  await record({
    subject: templateTable,
    id: held.id,
    before: { title: held.title, draft: dropped.number },
    ...(dropped.number === 1 ? {} : { after: { title: held.title, draft: null } }),
  })
  return {}
})

const publishTemplateHandler = handle(publishTemplate, async (call) => {
  const { params, body, caller, db, context, record } = call
  const held = await holdTemplate(db, params.id, body.version)
  const draft = await readNewest(db, held.id)
  if (draft.published_at !== null) throw conflict(msg`Публиковать нечего: со времени публикации ничего не изменено`)
  const { fields } = fieldsOfKind(context.templateSources, await requireKind(context.templateSources, db, held.kind))
  for (const language of ['ru', 'kk'] as const) {
    const text = draft[language]
    const [flaw] = text === null ? [] : templateFlaws(text, fields, language)
    if (flaw) throw refuse(language, msg`Абзац ${flaw.block}: ${asSaid(flaw.words)}`)
  }
  await sql`update templates.version set published_at = now(), published_by = ${caller.accountId}
    where id = ${draft.id}`.execute(db)
  await touch(db, held)
  await record({ subject: templateTable, id: held.id, before: {}, after: { published: draft.number } })
  return readTemplateAnswer(call, held.id)
})

export const draftHandlers = [saveDraftHandler, dropDraftHandler, publishTemplateHandler]
