import { remove } from './remove-result.ts'
import { setAll } from './set-recommended.ts'
import { set } from './set-result.ts'

export const resultEndpoints = [set, setAll, remove]
