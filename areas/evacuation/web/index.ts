export { hearNow } from './clock.ts'
