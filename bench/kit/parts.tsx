import {
  chakra,
  Checkbox,
  Field,
  Fieldset,
  Input,
  Progress,
  QrCode as ChakraQrCode,
  RadioGroup as ChakraRadioGroup,
  Steps as ChakraSteps,
  Table,
} from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { CheckboxField } from '../../src/ui/kit/CheckboxField'
import { Pole } from '../../src/ui/kit/Pole'
import { QrCode } from '../../src/ui/kit/QrCode'
import { RadioGroup } from '../../src/ui/kit/RadioGroup'
import { Row } from '../../src/ui/kit/Row'
import { StateTag } from '../../src/ui/kit/StateTag'
import { Steps } from '../../src/ui/kit/Steps'
import { TableRoot } from '../../src/ui/kit/Table'
import { TextField } from '../../src/ui/kit/TextField'
import { TextLink } from '../../src/ui/kit/TextLink'
import { Button } from '../../src/ui/kit/Button'

type Draw = (index: number) => ReactNode
interface Part {
  count: number
  kit: Draw
  /** Chakra's component with the same content; its recipes are empty, which favours it. */
  chakra: Draw
}

const ignore = () => undefined
const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]
const steps = [{ label: 'Dogs' }, { label: 'Classes' }, { label: 'Payment' }]
const cells = ['Łatka', '320 mm', 'Small', 'Agility 1', '10:30', 'Entered']
const Line = chakra('div', { base: { height: '8px', bg: 'mark' } })

/** Each part of the kit that is not Chakra's, beside Chakra's. */
export const parts: Record<string, Part> = {
  'Checkbox, CheckboxField': {
    count: 200,
    kit: (index) => <CheckboxField id={`box-${index}`} label="Entered" hint="Paid" />,
    chakra: (index) => (
      <Field.Root id={`box-${index}`}>
        <Checkbox.Root>
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>Entered</Checkbox.Label>
        </Checkbox.Root>
        <Field.HelperText>Paid</Field.HelperText>
      </Field.Root>
    ),
  },
  RadioGroup: {
    count: 100,
    kit: (index) => <RadioGroup id={`choice-${index}`} label="Paid" options={options} value="yes" onChange={ignore} />,
    chakra: () => (
      <Fieldset.Root>
        <Fieldset.Legend>Paid</Fieldset.Legend>
        <ChakraRadioGroup.Root value="yes">
          {options.map(({ value, label }) => (
            <ChakraRadioGroup.Item key={value} value={value}>
              <ChakraRadioGroup.ItemHiddenInput />
              <ChakraRadioGroup.ItemIndicator />
              <ChakraRadioGroup.ItemText>{label}</ChakraRadioGroup.ItemText>
            </ChakraRadioGroup.Item>
          ))}
        </ChakraRadioGroup.Root>
      </Fieldset.Root>
    ),
  },
  Field: {
    count: 100,
    kit: (index) => <TextField id={`name-${index}`} label="Name" hint="As on the pedigree" error="Enter a name" />,
    chakra: (index) => (
      <Field.Root id={`name-${index}`} invalid>
        <Field.Label>Name</Field.Label>
        <Input />
        <Field.ErrorText>Enter a name</Field.ErrorText>
        <Field.HelperText>As on the pedigree</Field.HelperText>
      </Field.Root>
    ),
  },
  'Table.Row, Table.Cell': {
    count: 1,
    kit: () => (
      <TableRoot>
        <tbody>
          {Array.from({ length: 500 }, (_, row) => (
            <tr key={row}>
              {cells.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableRoot>
    ),
    chakra: () => (
      <TableRoot>
        <Table.Body>
          {Array.from({ length: 500 }, (_, row) => (
            <Table.Row key={row}>
              {cells.map((cell) => (
                <Table.Cell key={cell}>{cell}</Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </TableRoot>
    ),
  },
  'Progress, Pole': {
    count: 100,
    kit: () => <Pole share={0.4} label="Places taken" />,
    chakra: () => (
      <Progress.Root value={40}>
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
    ),
  },
  Steps: {
    count: 50,
    kit: () => <Steps label="Steps" steps={steps} current={1} />,
    chakra: () => (
      <ChakraSteps.Root step={1} count={3}>
        <ChakraSteps.List>
          {steps.map(({ label }, index) => (
            <ChakraSteps.Item key={label} index={index}>
              <ChakraSteps.Indicator />
              <ChakraSteps.Title>{label}</ChakraSteps.Title>
            </ChakraSteps.Item>
          ))}
        </ChakraSteps.List>
      </ChakraSteps.Root>
    ),
  },
  QrCode: {
    count: 5,
    kit: () => <QrCode text="otpauth://totp/Clear%20Round?secret=ABCDEFGHIJKLMNOP" label="QR code" />,
    chakra: () => (
      <ChakraQrCode.Root value="otpauth://totp/Clear%20Round?secret=ABCDEFGHIJKLMNOP">
        <ChakraQrCode.Frame>
          <ChakraQrCode.Pattern />
        </ChakraQrCode.Frame>
      </ChakraQrCode.Root>
    ),
  },
}

/** A row as lists of the desk have it. */
export const listRow: Draw = (index) => (
  <Row
    title={<TextLink href={`/desk/shows/${index}`}>Shrewsbury Winter Classic</TextLink>}
    tags={<StateTag tone="success">Published</StateTag>}
    facts="12 December 2026, Shrewsbury"
    end={
      <Button variant="outline" dense>
        Entries
      </Button>
    }
  />
)

/** An element whose style no other has: the sheet grows. */
export const newStyle: Draw = (index) => <Line width={`${index}px`} />
