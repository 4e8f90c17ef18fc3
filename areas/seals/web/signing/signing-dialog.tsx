import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import type { AnyEndpoint, Input, Output } from '#platform/contract/endpoint.ts'
import { query } from '#platform/web/api/index.ts'
import { FormBody, FormFoot, useEndpointForm } from '#platform/web/form/index.ts'
import {
  Alert,
  Answer,
  LinkAnchor,
  Loading,
  Modal,
  PasswordInput,
  Stack,
  Text,
  TextInput,
} from '#platform/web/ui/index.ts'
import { readSigning, signingProof, type SigningProof } from '../../contract/signing.ts'
import { SignByKey } from './sign-by-key.tsx'

export interface SigningDialogProps<E extends AnyEndpoint = AnyEndpoint> {
  /** The call that signs: its body takes `signingProof` beside its own fields. */
  of: E
  input: (proof: SigningProof) => Input<E>
  /** What is being done: «Подписать итоговые табели?» */
  title: ReactNode
  /** What is signed and how much of it, and what follows. */
  children: ReactNode
  onDone: (answer: Output<E>) => void | Promise<void>
  onClose: () => void
}
type Signing = Output<typeof readSigning>

/** Asks who signs to prove who they are, once for all that is signed: by the second factor, without one by the password. */
export function SigningDialog(props: SigningDialogProps) {
  const { t } = useLingui()
  const signing = useQuery({ ...query(readSigning), staleTime: 0, gcTime: 0 })
  return (
    <Modal opened onClose={props.onClose} title={props.title} closeButtonProps={{ 'aria-label': t`Закрыть` }}>
      <Answer of={signing} loading={<Loading lines={4} />}>
        {(known) => (
          <Stack gap="sm">
            <Text size="sm" component="div">
              {props.children}
            </Text>
            <InNameOf signing={known} />
            {known.must_set_up ? <SetUpFirst onClose={props.onClose} /> : <Proof {...props} signing={known} />}
          </Stack>
        )}
      </Answer>
    </Modal>
  )
}

function InNameOf({ signing: { name, post } }: { signing: Signing }) {
  return (
    <Text size="sm">
      <Trans>Подпишет:</Trans> <b>{name}</b>
      {post === null ? null : `, ${post}`}
    </Text>
  )
}

function SetUpFirst({ onClose }: { onClose: () => void }) {
  return (
    <>
      <Alert color="yellow">
        <Trans>
          С вашей учётной записи прочитаны данные очень многих людей. Чтобы подписывать, включите вход в два шага в{' '}
          <LinkAnchor to="/users/profile">своём профиле</LinkAnchor>.
        </Trans>
      </Alert>
      <FormFoot action={<Trans>Понятно</Trans>} onAction={onClose} />
    </>
  )
}

function Proof(props: SigningDialogProps & { signing: Signing }) {
  const { of, input, onDone, onClose, signing } = props
  const { t } = useLingui()
  const isByPassword = signing.ways.includes('password')
  const way = isByPassword ? 'password' : 'code'
  const form = useEndpointForm<AnyEndpoint, SigningProof>(of, {
    initialValues: { [way]: '' },
    schema: z.object({ [way]: signingProof[way]._zod.def.innerType }),
    input,
    isKept: false,
    onDone,
  })
  return (
    <FormBody of={form}>
      {isByPassword ? (
        <PasswordInput
          label={t`Ваш пароль`}
          autoComplete="current-password"
          data-autofocus
          visibilityToggleButtonProps={{ 'aria-label': t`Показать пароль` }}
          {...form.field('password')}
        />
      ) : (
        <TextInput
          label={t`Код второго шага`}
          description={t`Из приложения на телефоне или один из кодов восстановления`}
          autoComplete="one-time-code"
          maxLength={40}
          data-autofocus
          {...form.field('code')}
        />
      )}
      {signing.ways.includes('assertion') ? <SignByKey of={of} input={input} onDone={onDone} /> : null}
      <FormFoot action={<Trans>Подписать</Trans>} isSending={form.isSending} onCancel={onClose} />
    </FormBody>
  )
}
