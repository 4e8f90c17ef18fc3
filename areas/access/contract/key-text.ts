import * as z from 'zod/mini'
import { t } from '#platform/contract/text.ts'

/** A key as it travels; which there are the areas say, so that the server looks it up. */
export const keyText = z
  .string()
  .check(z.maxLength(60), z.regex(/^[a-z]+(_[a-z]+)+$/, { error: () => t`Ожидается ключ доступа` }))
