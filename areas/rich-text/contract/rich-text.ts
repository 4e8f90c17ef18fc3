import * as z from 'zod/mini'
import { textObjection } from '../rules/text-objection.ts'
import type { RichText } from '../rules/nodes.ts'

export type { RichText } from '../rules/nodes.ts'

/** Checks the whole of a text, whose refusal stands at the field itself and says where in the text. */
const textOf = (isTemplate: boolean): z.ZodMiniType<RichText, RichText> =>
  z.looseObject({ type: z.literal('doc'), content: z.array(z.unknown()) }).check((given) => {
    const message = textObjection(given.value, { isTemplate })
    if (message !== null) given.issues.push({ code: 'custom', input: given.value, message, path: [] })
  }) as unknown as z.ZodMiniType<RichText, RichText>

/** A text as a body bears it: of known nodes, marks and attributes within the limits, see `rules/limits.ts`. */
export const RichTextBody = textOf(false)
/** The same of a template: with fields, repetitions and conditions. */
export const TemplateTextBody = textOf(true)

/** A text as an answer bears it: it was checked when it came. */
export const RichTextAnswer = z.looseObject({
  type: z.literal('doc'),
  content: z.array(z.unknown()),
}) as unknown as z.ZodMiniType<RichText, RichText>

/** Addresses of the pictures of texts, by their files' ids: beside each answer that bears a text, see `pictureLinks`. */
export const PictureAddresses = z.record(z.string(), z.string())
export type PictureAddresses = Readonly<Record<string, string>>
