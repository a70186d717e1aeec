import type { FormField } from '../../../platform/import/import-form';

/** The columns of a file of students. */
export const studentFields: readonly FormField[] = [
  {
    name: 'firstName',
    label: 'First name',
    isRequired: true,
    words: ['given name', 'forename', 'vorname', 'prénom', 'nombre'],
  },
  { name: 'lastName', label: 'Last name', words: ['surname', 'family name', 'nachname', 'nom', 'apellido'] },
  { name: 'name', label: 'Full name', insteadOf: 'firstName', words: ['name', 'student', 'student name'] },
  { name: 'email', label: 'E-mail', words: ['email address', 'mail', 'correo'] },
  {
    name: 'mobile',
    label: 'Mobile',
    isRequired: true,
    words: [
      'mobile number',
      'phone',
      'phone number',
      'telephone',
      'tel',
      'telefon',
      'cell',
      'contact number',
      'whatsapp',
    ],
  },
  { name: 'country', label: 'Country', isRequired: true, words: ['country code', 'country name', 'land', 'pays'] },
  { name: 'city', label: 'City', words: ['town', 'place', 'ort'] },
  { name: 'gender', label: 'Gender', words: ['sex'] },
  { name: 'dateOfBirth', label: 'Date of birth', isDay: true, words: ['dob', 'birth date', 'birthday', 'born'] },
  { name: 'addressLine', label: 'Address', words: ['street', 'address line'] },
  { name: 'postalCode', label: 'Postal code', words: ['zip', 'zip code', 'pin code', 'postcode', 'plz'] },
  { name: 'guardianName', label: 'Guardian’s name', words: ['guardian', 'parent', 'parent name'] },
  { name: 'guardianRelation', label: 'Relation', words: ['guardian relation', 'relationship'] },
  { name: 'guardianEmail', label: 'Guardian’s e-mail', words: ['parent email', 'guardian email address'] },
  { name: 'guardianMobile', label: 'Guardian’s mobile', words: ['parent mobile', 'parent phone', 'guardian phone'] },
];
