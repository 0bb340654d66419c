import { chakra } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { CheckboxField } from '../../ui/kit/CheckboxField'
import { ErrorSummary } from '../../ui/kit/ErrorSummary'
import { FormError } from '../../ui/kit/FormError'
import { PasswordField } from '../../ui/kit/PasswordField'
import { PlanChoice } from '../../ui/kit/PlanChoice'
import { PlanOption } from '../../ui/kit/PlanOption'
import { RadioGroup } from '../../ui/kit/RadioGroup'
import { SectionHeading } from '../../ui/kit/SectionHeading'
import { SelectField } from '../../ui/kit/SelectField'
import { TextAreaField } from '../../ui/kit/TextAreaField'
import { TextField } from '../../ui/kit/TextField'
import type { KitProps } from './KitProps'

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
    gap: '4',
    alignItems: 'start',
    marginTop: '3',
  },
})

/** What is typed and chosen. */
export const Inputs = ({ polish }: KitProps) => {
  const hint = polish ? 'Chroni hasło, którego nikt nie zgadnie.' : 'Ten characters or more.'
  const error = polish ? 'Wpisz adres w postaci imie@przyklad.pl.' : 'Write an address like name@example.org.'
  const label = (english: string, own: string) => (polish ? own : english)
  const eye = { showLabel: label('Show', 'Pokaż'), hideLabel: label('Hide', 'Ukryj') }
  return (
    <section>
      <SectionHeading heading={label('Fields', 'Pola')} />
      <ErrorSummary
        title={label('2 fields need another look', '2 pola wymagają poprawy')}
        items={[
          { fieldId: 'field-error', message: error },
          { fieldId: 'field-check', message: label('Please agree', 'Zaznacz zgodę') },
        ]}
      />
      <Pair>
        <TextField id="field-plain" label={label('Name', 'Imię i nazwisko')} defaultValue="Zoë Żak" />
        <TextField id="field-hint" label={label('With a hint', 'Ze wskazówką')} hint={hint} />
        <TextField id="field-error" label="Email" hint={hint} error={error} defaultValue="zoe@" />
        <TextField id="field-off" label={label('Disabled', 'Wyłączone')} disabled defaultValue="512 mm" />
        <TextField id="field-read" label={label('To be read', 'Do odczytu')} readOnly defaultValue="616093910000001" />
        <TextField id="field-icon" label={label('Search', 'Szukaj')} icon={<Search aria-hidden />} type="search" />
        <PasswordField id="field-word" label={label('Password', 'Hasło')} {...eye} defaultValue="every run" />
        <SelectField id="field-select" label={label('Gender', 'Płeć')} hint={hint}>
          <option>{label('Bitch', 'Suka')}</option>
        </SelectField>
        <TextAreaField id="field-area" label={label('Message', 'Wiadomość')} hint={hint} />
        <CheckboxField id="field-done" label={label('I agree', 'Zgadzam się')} defaultChecked />
        <CheckboxField
          id="field-check"
          label={label('I agree to the terms', 'Akceptuję regulamin')}
          error={label('Please agree', 'Zaznacz zgodę')}
        />
        <RadioGroup
          id="field-radio"
          name="radio"
          label={label('Who will handle?', 'Kto wystartuje z psem?')}
          hint={hint}
          defaultValue="you"
          options={[
            { value: 'you', label: label('You', 'Ty') },
            { value: 'other', label: label('Someone else', 'Ktoś inny') },
          ]}
        />
      </Pair>
      <FormError>{label('The card was declined. Try another.', 'Karta odrzucona. Spróbuj innej.')}</FormError>
      <PlanChoice legend={label('Membership', 'Członkostwo')}>
        {[1, 3, 4].map((years) => (
          <PlanOption
            key={years}
            name="plan"
            defaultChecked={years === 3}
            numeral={years}
            title={label(years === 1 ? 'year' : 'years', years === 1 ? 'rok' : 'lata')}
            note={label('until 1 January 2030', 'do 1 stycznia 2030')}
            price={`£${years * 25}.00`}
            priceNote={label('£25.00 a year', '25,00 £ rocznie')}
            years={Array.from({ length: years }, (_, index) => `${26 + index}/${27 + index}`)}
            of={4}
          />
        ))}
      </PlanChoice>
    </section>
  )
}
