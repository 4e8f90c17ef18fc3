/** The demonstration's school: number, address and papers are made up. */
export const school = {
  name: 'Школа-лицей № 148',
  short_name: 'Лицей № 148',
  name_kk: '№ 148 мектеп-лицей',
  bin: '050440009988',
  school_type: 'public',
  kind: 'school',
  city: 'Талдыкорган',
  address: 'ул. Жетысу, д. 148',
  phone: '+7 7282 00-01-48',
  email: 'info@school148.example',
  site: 'https://school148.example',
} as const
export const schoolAddress = 'г. Талдыкорган, ул. Жетысу, д. 148'

/** Reserved for examples: no letter to such an address ever leaves for a real mailbox. */
export const mailDomain = 'school148.example'
export const familyMailDomain = 'mail.example'
