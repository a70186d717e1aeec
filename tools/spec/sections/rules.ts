import type { Section } from '../sentence';

export const messages: Section = {
  title: '5 Shared form messages, each with a value on either side',
  sentences: [
    {
      id: '5.1',
      text: "required: '{field} is required'",
      tests: [
        'contract/fields › what is required says "{field} is required"',
        'contract/fields › a required field of a kind names itself too',
      ],
    },
    {
      id: '5.2',
      text: "invalid email: 'Please enter a valid email address'",
      tests: [
        'contract/fields › an invalid e-mail says "Please enter a valid email address"',
        'shell/password-pages › forgot password › an address that is none is refused on its field',
      ],
    },
    {
      id: '5.3',
      text: "min: 'Minimum character length is {min}'",
      tests: ['contract/fields › too short says "Minimum character length is {min}"'],
    },
    {
      id: '5.4',
      text: "max: 'Maximum character length is {max}'",
      tests: [
        'contract/fields › too long says "Maximum character length is {max}"',
        'contract/passwords › a password has at most 128 characters',
      ],
    },
    {
      id: '5.5',
      text: "confirm password mismatch: 'Confirm password not matching'",
      tests: [
        'contract/passwords › the second writing must be the same',
        'api/change-password › wants the current password, a new one by the rule, and the same one twice',
      ],
    },
    {
      id: '5.6',
      text: "invalid url: 'Please enter a valid url'",
      tests: [
        'contract/fields › an invalid url says "Please enter a valid url"',
        'contract/rules › a url is complete, over http or https',
      ],
    },
    {
      id: '5.7',
      text: "invalid pattern: '{field} is Invalid'",
      tests: ['contract/fields › what does not match its pattern says "{field} is Invalid"'],
    },
    {
      id: '5.8',
      text: "numbers only: 'Only Numbers are allowed'",
      tests: ['contract/fields › other than digits says "Only Numbers are allowed"'],
    },
    {
      id: '5.9',
      text: "invalid phone: 'Please enter a valid phone number.'",
      tests: [
        'api/student › adding a student › refuses an invalid number of the country and an unknown country, and writes nothing',
        'api/mobile › a national number gets the dial code, without spaces and the 0 before it',
        'api/mobile › too few or too many digits for the country are no number of it',
      ],
    },
    {
      id: '5.10',
      text: "letters only: 'Only alphabets are allowed'",
      tests: [
        'contract/fields › other than letters says "Only alphabets are allowed"',
        'contract/rules › letters only are letters of any script and the marks of a name',
      ],
    },
    {
      id: '5.11',
      text: "minimum words: 'Minimum 250 words required.'",
      tests: ['contract/fields › fewer than 250 words say "Minimum 250 words required."'],
    },
    {
      id: '5.12',
      text: "password: 'Password must be at least 8 characters long, and contain atleast 1 number, 1 symbol.'",
      tests: [
        'contract/passwords › "Abcde1@" may not: seven characters',
        'contract/passwords › "Abcdefg@" may not: no digit',
        'contract/passwords › "Abcdefg1" may not: no symbol',
        'shell/password-pages › reset password › the rule and the second writing are said on their fields',
      ],
    },
  ],
};

export const rules: Section = {
  title: '5 Rules, each with a value on either side',
  sentences: [
    {
      id: '5.13',
      text: 'Password: at least 8 characters with a lowercase letter, an uppercase letter, a digit and one of @$!%*?&.',
      tests: [
        'contract/passwords › "Abcdef1@" may be a password',
        'contract/passwords › "Abcde1@" may not: seven characters',
        'contract/passwords › "ABCDEF1@" may not: no lowercase letter',
        'contract/passwords › "abcdef1@" may not: no uppercase letter',
        'contract/passwords › "Abcdefg@" may not: no digit',
        'contract/passwords › "Abcdefg1" may not: no symbol',
        'contract/passwords › "Abcdefg1#" may not: a symbol of another kind',
        'api/reset-password › the link › takes only a password by the rule, written twice alike, and another than the current one',
      ],
    },
    {
      id: '5.14',
      text: 'Mobile number: digits and spaces only.',
      tests: [
        'contract/rules › a mobile number is digits and spaces only, after a + or not',
        'contract/fields › other than digits says "Only Numbers are allowed"',
      ],
    },
    {
      id: '5.15',
      text: 'A number of digits in groups of 3, 2 and 6 (11 digits) is valid, after brackets, dashes and spaces are stripped.',
      tests: [
        'contract/rules › a number in groups of 3, 2 and 6 has 11 digits after brackets, dashes and spaces are stripped',
      ],
    },
    {
      id: '5.16',
      text: 'Alphanumeric: letters, digits, underscore and spaces.',
      tests: [
        'contract/rules › alphanumeric is letters, digits, underscore and spaces',
        'contract/fields › other than letters, digits, underscore and spaces is Invalid',
        'contract/student-profile › the second step › takes letters, digits, spaces and _ for grade and board',
      ],
    },
    {
      id: '5.17',
      text: 'A value must not start with a space.',
      tests: [
        'contract/rules › a value that starts with a space is told from one that does not',
        'contract/fields › a value must not start with a space',
      ],
    },
    {
      id: '5.18',
      text: 'Integer: optional minus sign.',
      tests: ['contract/rules › an integer is digits with an optional minus sign'],
    },
    {
      id: '5.19',
      text: 'Words are counted by splitting on spaces; minimum 250 words where that rule applies.',
      tests: [
        'contract/rules › words are counted by splitting on spaces, however many stand between them',
        'contract/fields › fewer than 250 words say "Minimum 250 words required."',
      ],
    },
    {
      id: '5.20',
      text: 'Maximum file size 2 MB (message: Max file size is 2 MB).',
      tests: [
        'api/file › uploading a picture › takes 2 MB and not one byte more',
        'e2e/categories-image › Category image: too large, of another type or broken, it is refused and the form stays as it is',
      ],
    },
    {
      id: '5.21',
      text: 'Server validation errors attach to the matching form field, joined with line breaks; the form scrolls to the first invalid field.',
      tests: [
        'ui-kit/api-error › refusals go to the fields they name, several of one field on lines of their own',
        'ui-kit/use-server-form › a server error replaces the field’s help until another value is tried',
        'ui-kit/use-server-form › an invalid form is not sent: the message is on its field, which is focused',
        'shell/field-errors › several refusals of one field are joined by line breaks',
        'e2e/record › Record: what the form and what the server refuse is on its field; a second click adds nothing twice',
      ],
    },
  ],
};
