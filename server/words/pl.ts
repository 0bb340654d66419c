import type { ErrorCode } from '../../contract/errors'

export const pl: Record<ErrorCode, string> = {
  unauthorized: 'Zaloguj się, aby kontynuować.',
  login_failed: 'Adres e-mail lub hasło są nieprawidłowe.',
  registration_error: 'Ten adres e-mail jest już zarejestrowany. Spróbuj zresetować hasło.',
  validation_failed: 'Niektóre dane są nieprawidłowe. Sprawdź zaznaczone pola.',
  malformed_request: 'Serwer nie mógł odczytać tego żądania.',
  not_member: 'Ta część jest dla członków. Wybierz członkostwo, aby z niej korzystać.',
  forbidden: 'Twoje konto nie ma do tego uprawnień.',
  not_found: 'Pod tym adresem nic nie ma.',
  places_gone: 'Ostatnie miejsca w klasie zostały właśnie zajęte. Niczego nie zarezerwowano.',
  not_eligible: 'Niektóre zgłoszenia nie są możliwe. Niczego nie zarezerwowano.',
  price_changed: 'Cena się zmieniła. Sprawdź nową kwotę przed płatnością.',
  purchase_closed: 'To zamówienie jest zamknięte i nie można go już opłacić. Nie pobrano żadnej opłaty.',
  payment_in_progress: 'Trwa potwierdzanie płatności. Poczekaj chwilę, zanim rozpoczniesz następną.',
  idempotency_key_mismatch: 'To zamówienie zostało już użyte do czegoś innego. Niczego nie zarezerwowano.',
  too_many_dogs: 'Na tym koncie jest już największa możliwa liczba psów.',
  payload_too_large: 'To żądanie jest zbyt duże.',
  unsupported_media_type: 'Serwer nie przyjmuje treści tego rodzaju.',
  functionalities_limited: 'Ta funkcja jest wyłączona. Skontaktuj się z naszym biurem.',
  checkout_locked:
    'Finalizacja zamówienia jest chwilowo zablokowana z powodów technicznych. Spróbuj ponownie za kilka minut.',
  too_many_requests: 'Zbyt wiele prób. Odczekaj minutę i spróbuj ponownie.',
  internal_error: 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie później.',
  unavailable: 'Usługa jest chwilowo niedostępna. Spróbuj ponownie za chwilę.',
}
