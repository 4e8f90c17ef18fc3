import { expect, test } from 'vitest'
import { isDomain, isIssuer, isOfDomains, vouchedMail } from './provider.ts'

test.each([
  ['https://accounts.google.com', true],
  ['https://login.microsoftonline.com/8f1e/v2.0', true],
  ['http://127.0.0.1:8080/realms/school', true],
  ['http://accounts.google.com', false],
  ['http://localhost.evil.test', false],
  ['https://user:word@accounts.google.com', false],
  ['https://accounts.google.com/?a=1', false],
  ['https://accounts.google.com/#a', false],
  ['javascript:alert(1)', false],
  ['accounts.google.com', false],
])('an issuer: %s', (text, is) => expect(isIssuer(text)).toBe(is))

test.each([
  ['school.kz', true],
  ['mail.school-1.kz', true],
  ['school', false],
  ['@school.kz', false],
  ['*.school.kz', false],
  ['school.kz.', false],
])('a domain: %s', (text, is) => expect(isDomain(text)).toBe(is))

const google = 'https://accounts.google.com'
const microsoft = 'https://login.microsoftonline.com/8f1e/v2.0'
test.each([
  ['verified', google, { email: 'Anna@School.kz', email_verified: true }, 'anna@school.kz'],
  ['not verified', google, { email: 'anna@school.kz', email_verified: false }, null],
  ['silent about it', google, { email: 'anna@school.kz' }, null],
  ['a word instead of a truth', google, { email: 'anna@school.kz', email_verified: 'true' }, null],
  ['Microsoft’s own word', microsoft, { email: 'anna@school.kz', xms_edov: '1' }, 'anna@school.kz'],
  ['Microsoft’s word, refused', microsoft, { email: 'anna@school.kz', xms_edov: false }, null],
  ['Microsoft’s word of another', google, { email: 'anna@school.kz', xms_edov: true }, null],
  ['a letter that becomes a k', google, { email: 'an\u212A@school.kz', email_verified: true }, null],
  ['a phone, which is a login too', google, { email: '87010000051', email_verified: true }, null],
  ['two mails', google, { email: ['a@school.kz'], email_verified: true }, null],
])('a mail that is %s', (_, issuer, claims, mail) => expect(vouchedMail(issuer, claims)).toBe(mail))

test('domains are whole', () => {
  expect(isOfDomains('anna@school.kz', [])).toBe(true)
  expect(isOfDomains('anna@school.kz', ['gov.kz', 'school.kz'])).toBe(true)
  expect(isOfDomains('anna@evil-school.kz', ['school.kz'])).toBe(false)
  expect(isOfDomains('anna@a.school.kz', ['school.kz'])).toBe(false)
  expect(isOfDomains('"a@school.kz"@evil.test', ['school.kz'])).toBe(false)
})
