throw new RangeError("this module does not load");
