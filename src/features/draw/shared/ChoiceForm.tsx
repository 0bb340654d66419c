import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { DrawApplication } from '#contract/draw/draw'
import type { Show } from '#contract/show/show'
import { useApplyToDrawMutation, useLeaveDrawMutation } from '../../../api/draw/drawApi'
import { Form } from '../../../forms/Form'
import { useFormMutation } from '../../../forms/useFormMutation'
import { useClassText } from '../../../i18n/useClassText'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { CheckboxField } from '../../../ui/kit/CheckboxField'
import { Dialog } from '../../../ui/kit/Dialog'
import { SelectField } from '../../../ui/kit/SelectField'
import { type EligibleDog, keyOf, readChoices, valuesOf } from './choices'
import { drawMessages as messages } from './drawMessages'

/** Takes the member out of the draw, after a question. */
const LeaveDraw = ({ slug }: { slug: string }) => {
  const [leave, { isLoading }] = useLeaveDrawMutation({ fixedCacheKey: `leave draw ${slug}` })
  const { isOpen, setOpen } = useOpen({ kind: 'dialog', dialog: 'leaveDraw', of: slug })
  const confirmed = async () => {
    // Closed first: the button goes, and with it what would give the focus back.
    setOpen(false)
    await leave(slug)
  }
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FormattedMessage {...messages.leave} />
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={<FormattedMessage {...messages.leaveTitle} />}
        text={<FormattedMessage {...messages.leaveText} />}
        confirm={{
          action: <FormattedMessage {...messages.leave} />,
          keep: <FormattedMessage {...messages.stay} />,
          pending: isLoading,
          onConfirm: () => void confirmed(),
        }}
      />
    </>
  )
}

const Dogs = chakra('div', {
  base: { display: 'grid', gap: '5', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))' },
})
const DogChoices = chakra('fieldset', { base: { minWidth: 0, '& > legend': { textStyle: 'h3', marginBottom: '1' } } })
const Narrow = chakra('div', { base: { maxWidth: '24rem' } })

interface Props {
  show: Show
  eligible: readonly EligibleDog[]
  application: DrawApplication | null
}

/** The classes that each dog has chosen, and whose turn comes first. */
export const ChoiceForm = ({ show, eligible, application }: Props) => {
  const { formatMessage } = useIntl()
  const textOf = useClassText()
  const { of, answer, ...form } = useFormMutation(useApplyToDrawMutation, {
    form: `draw ${show.slug}`,
    base: valuesOf(eligible, application?.choices ?? []),
    labels: { first: formatMessage(messages.first), chosen: formatMessage(messages.choices) },
    invalid: { chosen: formatMessage(messages.choose) },
    parse: (values) => {
      const known = readChoices(values, eligible)
      return known.success ? { success: true, data: { slug: show.slug, body: known.data } } : known
    },
  })
  return (
    <Form
      form={form}
      action={<FormattedMessage {...(application ? messages.save : messages.takePart)} />}
      aside={application && <LeaveDraw slug={show.slug} />}
    >
      <Dogs id="chosen" tabIndex={-1} role="group" aria-label={formatMessage(messages.choices)}>
        {eligible.map(({ dog, classes }) => (
          <DogChoices key={dog.id}>
            <legend>{dog.name}</legend>
            {classes.map((cls) => (
              <CheckboxField
                key={cls.id}
                {...of(`chosen.${keyOf({ dogId: dog.id, classId: cls.id })}`)}
                label={textOf(cls)}
              />
            ))}
          </DogChoices>
        ))}
      </Dogs>
      {eligible.length > 1 && (
        <Narrow>
          <SelectField {...of('first')} hint={formatMessage(messages.firstHint)}>
            {eligible.map(({ dog }) => (
              <option key={dog.id} value={dog.id}>
                {dog.name}
              </option>
            ))}
          </SelectField>
        </Narrow>
      )}
      <div role="status">{answer.isSuccess && <FormattedMessage {...messages.saved} />}</div>
    </Form>
  )
}
